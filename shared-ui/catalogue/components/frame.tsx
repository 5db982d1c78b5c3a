import { HeroScene } from '@storysprout/shared-ui/art/hero-scene';
import { Avatar } from '@storysprout/shared-ui/avatar';
import { BottomBar, BottomBarItem } from '@storysprout/shared-ui/bottom-bar';
import { Brand } from '@storysprout/shared-ui/brand';
import { Button } from '@storysprout/shared-ui/button';
import { Footer } from '@storysprout/shared-ui/footer';
import { Hero } from '@storysprout/shared-ui/hero';
import { IconButton } from '@storysprout/shared-ui/icon-button';
import { LoginLayout } from '@storysprout/shared-ui/login-layout';
import { TextField } from '@storysprout/shared-ui/text-field';
import { TopBar, TopNav, TopNavItem } from '@storysprout/shared-ui/top-bar';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import House from 'lucide-react/icons/house';
import User from 'lucide-react/icons/user';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { useSampleTexts } from '../samples/use-sample-texts';
import { Example, Examples, type Kind } from '../example';

function Brands() {
  const { brand, latin, product } = useSampleTexts().pages.frame;
  return (
    <Examples>
      <Example name="name">
        <Brand name={brand} render={<a href="#brand" />} />
      </Example>
      <Example name="latin label" focus>
        <Brand name={brand} latin={latin} label={product} render={<a href="#brand" />} />
      </Example>
    </Examples>
  );
}

function TopBars() {
  const { actions, longText, catalogue, pages } = useSampleTexts();
  const { frame } = pages;
  return (
    <Examples>
      <Example name={catalogue.shows.withoutOptions} bleed>
        <TopBar brand={<Brand name={frame.brand} render={<a href="#brand" />} />} />
      </Example>
      <Example name={`TopNav end, ${catalogue.shows.onDesk}`} bleed>
        <TopBar
          brand={<Brand name={frame.brand} latin={frame.latin} render={<a href="#brand" />} />}
          end={
            <>
              <Button variant="soft">{actions.login}</Button>
              <Avatar name={frame.mine} />
            </>
          }
        >
          <TopNav label={frame.mainNavigation}>
            <TopNavItem current render={<a href="#brand" />}>
              {frame.home}
            </TopNavItem>
            <TopNavItem render={<a href="#brand" />}>{frame.about}</TopNavItem>
            <TopNavItem onClick={() => {}}>{frame.logout}</TopNavItem>
          </TopNav>
        </TopBar>
      </Example>
      <Example name="TopNavItem" focus>
        <TopNavItem render={<a href="#brand" />}>{frame.about}</TopNavItem>
      </Example>
      <Example name={`line, ${catalogue.shows.longText}`} bleed>
        <TopBar
          line
          brand={
            <IconButton label={actions.back}>
              <ArrowLeft aria-hidden />
            </IconButton>
          }
          end={<span className="meta">{longText}</span>}
        />
      </Example>
    </Examples>
  );
}

function BottomBars() {
  const { catalogue, pages } = useSampleTexts();
  const { frame } = pages;

  return (
    <Examples>
      <Example name={`current, ${catalogue.shows.onPhone}`} framed wide>
        <BottomBar label={frame.bottomNavigation}>
          <BottomBarItem icon={<House aria-hidden />} render={<a href="#brand" />} current>
            {frame.home}
          </BottomBarItem>
          <BottomBarItem icon={<User aria-hidden />} render={<a href="#brand" />}>
            {frame.mine}
          </BottomBarItem>
        </BottomBar>
      </Example>
      <Example name={catalogue.shows.onPhone} framed wide focus>
        <BottomBar label={frame.bottomNavigation}>
          <BottomBarItem icon={<House aria-hidden />} render={<a href="#brand" />}>
            {frame.home}
          </BottomBarItem>
        </BottomBar>
      </Example>
    </Examples>
  );
}

function Footers() {
  const { longText, catalogue, pages } = useSampleTexts();
  const { frame } = pages;
  return (
    <Examples>
      <Example name={catalogue.shows.withoutOptions} bleed>
        <Footer label={frame.footerNavigation}>{frame.footer}</Footer>
      </Example>
      <Example name={`links, ${catalogue.shows.longText}`} bleed focus>
        <Footer
          label={frame.footerNavigation}
          links={
            <>
              <a href="#footer">{frame.terms}</a>
              <a href="#footer">{frame.privacy}</a>
            </>
          }
        >
          {longText}
        </Footer>
      </Example>
    </Examples>
  );
}

function Heroes() {
  const { longText, catalogue, pages } = useSampleTexts();
  const { scene, text, title } = pages.home;
  return (
    <Examples>
      <Example name="title text scene" bleed>
        <Hero
          title={title.map((line) => (
            <span key={line}>{line}</span>
          ))}
          text={text.map((line) => (
            <span key={line}>{line}</span>
          ))}
          scene={<HeroScene label={scene} />}
        />
      </Example>
      <Example name={`title scene, ${catalogue.shows.longText}`} bleed>
        <Hero title={longText} scene={<HeroScene />} />
      </Example>
    </Examples>
  );
}

function LoginLayouts() {
  const { actions, fields, catalogue, pages } = useSampleTexts();
  const { agreement, quote, text, title } = pages.login;
  return (
    <Examples>
      <Example name={catalogue.shows.everything} bleed>
        <LoginLayout
          quote={<KeepTogether clauses={quote} />}
          scene={<HeroScene />}
          title={title}
          text={text}
          footer={
            <>
              {agreement.before}
              <a href="#login-layout">{pages.frame.terms}</a>
            </>
          }
        >
          <TextField label={fields.email} />
        </LoginLayout>
      </Example>
      <Example name={catalogue.shows.withoutOptions} bleed>
        <LoginLayout scene={<HeroScene />} title={title}>
          <Button variant="primary" fullWidth>
            {actions.login}
          </Button>
        </LoginLayout>
      </Example>
    </Examples>
  );
}

export const frame: Kind = {
  brand: Brands,
  'top-bar': TopBars,
  'bottom-bar': BottomBars,
  footer: Footers,
  hero: Heroes,
  'login-layout': LoginLayouts,
};
