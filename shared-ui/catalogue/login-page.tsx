import { HeroScene } from '@storysprout/shared-ui/art/hero-scene';
import { Button } from '@storysprout/shared-ui/button';
import { LoginLayout } from '@storysprout/shared-ui/login-layout';
import { Tabs } from '@storysprout/shared-ui/tabs';
import { TextField } from '@storysprout/shared-ui/text-field';
import { useState } from 'react';
import './catalogue.css';

export function LoginPage({ state }: { state: string }) {
  const [tab, setTab] = useState('email');
  const failed = state === 'error';
  return (
    <main id="main">
      <LoginLayout
        quote={
          <>
            <span>每天读一个故事，</span>
            <span>慢慢长成一棵树。</span>
          </>
        }
        scene={<HeroScene />}
        title="欢迎回来"
        text="登录后，你的故事都在这里。"
        footer={
          <>
            登录即表示同意<a href="#">服务条款</a>和<a href="#">隐私政策</a>
          </>
        }
      >
        <Tabs
          label="登录方式"
          value={tab}
          onChange={setTab}
          items={[
            { value: 'wechat', label: '微信登录', panel: <p>二维码</p> },
            {
              value: 'email',
              label: '邮箱登录',
              panel: (
                <form className="gen-go" onSubmit={(event) => event.preventDefault()} noValidate>
                  <TextField
                    label="邮箱"
                    type="email"
                    autoComplete="email"
                    defaultValue="xiaoman@example"
                    error={failed && '请输入有效的邮箱地址'}
                  />
                  <TextField
                    label="密码"
                    type="password"
                    autoComplete="current-password"
                    defaultValue="123456"
                    hint="至少 6 个字符"
                    reveal={{ show: '显示密码', hide: '隐藏密码' }}
                  />
                  <Button
                    variant="primary"
                    size="large"
                    wide
                    type="submit"
                    busy={state === 'busy'}
                    busyLabel="登录中……"
                  >
                    登录
                  </Button>
                  <Button variant="ghost">没有账号？去注册</Button>
                </form>
              ),
            },
          ]}
        />
      </LoginLayout>
    </main>
  );
}
