import { Avatar } from '@storysprout/shared-ui/avatar';
import { BottomBar, BottomBarItem } from '@storysprout/shared-ui/bottom-bar';
import { Brand } from '@storysprout/shared-ui/brand';
import { Footer } from '@storysprout/shared-ui/footer';
import { TopBar, TopNav, TopNavItem } from '@storysprout/shared-ui/top-bar';
import House from 'lucide-react/icons/house';
import User from 'lucide-react/icons/user';
import { useEffect, type ReactNode } from 'react';
import { useSampleTexts } from '../samples/use-sample-texts';

/** Page frame: bars and footer around a sample page. */
export function Frame({ here, children }: { here: 'home' | 'me'; children: ReactNode }) {
  const t = useSampleTexts().pages.frame;
  useEffect(() => {
    document.body.classList.add('has-bottom');
    return () => document.body.classList.remove('has-bottom');
  }, []);
  return (
    <>
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <TopBar
        brand={<Brand name={t.brand} latin={t.latin} label={t.product} render={<a href="#main" />} />}
        end={
          <a href="#main" aria-label={t.mine}>
            <Avatar />
          </a>
        }
      >
        <TopNav label={t.mainNavigation}>
          <TopNavItem render={<a href="#main" />} current={here === 'home'}>
            {t.home}
          </TopNavItem>
          <TopNavItem render={<a href="#main" />}>{t.about}</TopNavItem>
          <TopNavItem render={<a href="#main" />} current={here === 'me'}>
            {t.mine}
          </TopNavItem>
          <TopNavItem>{t.logout}</TopNavItem>
        </TopNav>
      </TopBar>
      <main id="main">{children}</main>
      <Footer
        label={t.footerNavigation}
        links={
          <>
            <a href="#main">{t.terms}</a>
            <a href="#main">{t.privacy}</a>
          </>
        }
      >
        {t.footer}
      </Footer>
      <BottomBar label={t.bottomNavigation}>
        <BottomBarItem icon={<House aria-hidden />} render={<a href="#main" />} current={here === 'home'}>
          {t.home}
        </BottomBarItem>
        <BottomBarItem icon={<User aria-hidden />} render={<a href="#main" />} current={here === 'me'}>
          {t.mine}
        </BottomBarItem>
      </BottomBar>
    </>
  );
}
