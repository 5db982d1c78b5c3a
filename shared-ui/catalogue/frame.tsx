import { Avatar } from '@storysprout/shared-ui/avatar';
import { BottomBar, BottomBarItem } from '@storysprout/shared-ui/bottom-bar';
import { Brand } from '@storysprout/shared-ui/brand';
import { Footer } from '@storysprout/shared-ui/footer';
import { TopBar, TopNav, TopNavItem } from '@storysprout/shared-ui/top-bar';
import House from 'lucide-react/icons/house';
import User from 'lucide-react/icons/user';
import type { ReactNode } from 'react';
import './catalogue.css';

export const brand = (
  <Brand name="故事芽" latin="StorySprout" label="故事芽 StorySprout 首页" render={<a href="#" />} />
);

/** The page around a page. */
export function Frame({ here, children }: { here: 'home' | 'me'; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        跳到正文
      </a>
      <TopBar
        brand={brand}
        end={
          <a href="#me" aria-label="我的主页">
            <Avatar />
          </a>
        }
      >
        <TopNav label="主导航">
          <TopNavItem render={<a href="#" />} current={here === 'home'}>
            首页
          </TopNavItem>
          <TopNavItem render={<a href="#" />}>关于</TopNavItem>
          <TopNavItem render={<a href="#" />} current={here === 'me'}>
            我的
          </TopNavItem>
          <TopNavItem>退出登录</TopNavItem>
        </TopNav>
      </TopBar>
      <main id="main">{children}</main>
      <Footer
        label="页脚"
        links={
          <>
            <a href="#">服务条款</a>
            <a href="#">隐私政策</a>
          </>
        }
      >
        <span className="nb">故事由 AI 写成，</span>
        <span className="nb">请和家长、老师一起读</span>
      </Footer>
      <BottomBar label="底部导航">
        <BottomBarItem icon={<House aria-hidden />} render={<a href="#" />} current={here === 'home'}>
          首页
        </BottomBarItem>
        <BottomBarItem icon={<User aria-hidden />} render={<a href="#" />} current={here === 'me'}>
          我的
        </BottomBarItem>
      </BottomBar>
    </>
  );
}
