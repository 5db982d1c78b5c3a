import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Snail } from '@storysprout/shared-ui/art/snail';
import { Banner } from '@storysprout/shared-ui/banner';
import { BottomBar, BottomBarItem } from '@storysprout/shared-ui/bottom-bar';
import { Brand } from '@storysprout/shared-ui/brand';
import { Button } from '@storysprout/shared-ui/button';
import { TopBar, TopNav, TopNavItem } from '@storysprout/shared-ui/top-bar';
import { HouseIcon, UserIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { catalogue } from '../i18n/catalogue';
import { LOGIN_PATH } from '../session/login-redirect';
import { OfflineBanner } from './offline-banner';
import { RouteAnnouncer } from './route-announcer';
import { SiteFooter } from './site-footer';
import { LoginLink, SiteLink } from './site-link';

/** On navigation, scrolls to the top and focuses the main element, where keyboard and screen reader continue. */
function useResetOnNavigation(path: string) {
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
  const main = useResetOnNavigation(pathname);
  const onLogin = pathname === LOGIN_PATH;
  const atHome = pathname === '/';
  const atAbout = pathname === '/about';
  const atMine = pathname.startsWith('/profile');
  // A story page has its player at the bottom and its back link at the top.
  const hasBottom = !onLogin && !pathname.startsWith('/story/');
  const { isLoggedIn } = session;

  useEffect(() => {
    document.body.classList.toggle('has-bottom', hasBottom);
  }, [hasBottom]);

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
        brand={<Brand name={t.brand} label={t.product} render={<SiteLink to="/" />} />}
        end={
          isLoggedIn ? (
            <Button variant="ghost" onClick={() => void logout()}>
              {t.logout}
            </Button>
          ) : (
            <>
              {languageSwitch}
              {!onLogin && (
                <Button variant="soft" render={<LoginLink />}>
                  {t.login}
                </Button>
              )}
            </>
          )
        }
      >
        <TopNav label={t.mainNavigation}>
          <TopNavItem current={atHome} render={<SiteLink to="/" />}>
            {t.home}
          </TopNavItem>
          <TopNavItem current={atAbout} render={<SiteLink to="/about" />}>
            {t.about}
          </TopNavItem>
          {isLoggedIn && (
            <TopNavItem current={atMine} render={<SiteLink to="/profile" />}>
              {t.mine}
            </TopNavItem>
          )}
        </TopNav>
      </TopBar>
      <OfflineBanner />
      {!isLoggedIn && !onLogin && (
        <aside aria-label={t.modalTitles.info}>
          <Banner picture={<Snail />}>
            <LoginLink>{t.guestBanner.link}</LoginLink>
            {t.guestBanner.rest}
            <span className="nb">{t.guestBanner.clause}</span>
          </Banner>
        </aside>
      )}
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <RouteAnnouncer path={pathname} />
      <SiteFooter />
      {hasBottom && (
        <BottomBar label={t.bottomNavigation}>
          <BottomBarItem icon={<HouseIcon aria-hidden />} current={atHome} render={<SiteLink to="/" />}>
            {t.home}
          </BottomBarItem>
          {isLoggedIn && (
            <BottomBarItem
              icon={<UserIcon aria-hidden />}
              current={atMine}
              render={<SiteLink to="/profile" />}
            >
              {t.mine}
            </BottomBarItem>
          )}
        </BottomBar>
      )}
    </>
  );
}
