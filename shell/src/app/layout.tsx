import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Snail } from '@storysprout/shared-ui/art/snail';
import { Banner } from '@storysprout/shared-ui/banner';
import { BottomBar, BottomBarItem } from '@storysprout/shared-ui/bottom-bar';
import { Brand } from '@storysprout/shared-ui/brand';
import { Button } from '@storysprout/shared-ui/button';
import { Footer } from '@storysprout/shared-ui/footer';
import { TopBar, TopNav, TopNavItem } from '@storysprout/shared-ui/top-bar';
import { HouseIcon, UserIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { catalogue } from '../i18n/catalogue';

/** A new page begins at its top, with the focus where a keyboard or a screen reader goes on. */
function useFreshPage(path: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}

/** Top bar, page, footer and, on a phone, the bottom bar. */
export function Layout() {
  const t = useMessages(catalogue);
  const { session, logout, language, setLanguage } = useShell();
  const { pathname } = useLocation();
  const main = useFreshPage(pathname);
  const onLogin = pathname === '/login';
  const atHome = pathname === '/';
  const atMine = pathname.startsWith('/profile');
  const { isLoggedIn } = session;

  useEffect(() => {
    document.body.classList.toggle('has-bottom', !onLogin);
  }, [onLogin]);

  const languageSwitch = (
    <Button
      variant="ghost"
      lang={language === 'zh-CN' ? 'en' : 'zh-Hans'}
      aria-label={t.languageSwitchLabel}
      onClick={() => setLanguage(language === 'zh-CN' ? 'en-US' : 'zh-CN')}
    >
      {t.languageSwitch}
    </Button>
  );

  return (
    <>
      <a className="skip" href="#main">
        {t.skipToContent}
      </a>
      <TopBar
        brand={<Brand name={t.brand} label={t.product} render={<Link to="/" />} />}
        end={
          isLoggedIn ? (
            <Button variant="ghost" onClick={() => void logout()}>
              {t.logout}
            </Button>
          ) : (
            <>
              {languageSwitch}
              {!onLogin && (
                <Button variant="soft" render={<Link to="/login" />}>
                  {t.login}
                </Button>
              )}
            </>
          )
        }
      >
        <TopNav label={t.mainNavigation}>
          <TopNavItem current={atHome} render={<Link to="/" />}>
            {t.home}
          </TopNavItem>
          {isLoggedIn && (
            <TopNavItem current={atMine} render={<Link to="/profile" />}>
              {t.mine}
            </TopNavItem>
          )}
        </TopNav>
      </TopBar>
      {!isLoggedIn && !onLogin && (
        <aside aria-label={t.modalTitles.info}>
          <Banner picture={<Snail />}>
            <Link to="/login">{t.guestBanner.link}</Link>
            {t.guestBanner.rest}
            <span className="nb">{t.guestBanner.clause}</span>
          </Banner>
        </aside>
      )}
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer label={t.footerNavigation}>{t.footer}</Footer>
      {!onLogin && (
        <BottomBar label={t.bottomNavigation}>
          <BottomBarItem icon={<HouseIcon aria-hidden />} current={atHome} render={<Link to="/" />}>
            {t.home}
          </BottomBarItem>
          {isLoggedIn && (
            <BottomBarItem icon={<UserIcon aria-hidden />} current={atMine} render={<Link to="/profile" />}>
              {t.mine}
            </BottomBarItem>
          )}
        </BottomBar>
      )}
    </>
  );
}
