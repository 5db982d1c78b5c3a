import { HeroScene } from '@storysprout/shared-ui/art/hero-scene';
import { Button } from '@storysprout/shared-ui/button';
import { LoginLayout } from '@storysprout/shared-ui/login-layout';
import { Tabs } from '@storysprout/shared-ui/tabs';
import { TextField } from '@storysprout/shared-ui/text-field';
import { useState } from 'react';
import { useSampleTexts } from '../samples/use-sample-texts';

export function LoginPage({ state }: { state: string }) {
  const { choices, pages } = useSampleTexts();
  const { frame, login } = pages;
  const [tab, setTab] = useState('email');
  return (
    <main id="main">
      <LoginLayout
        quote={login.quote.map((line) => (
          <span key={line}>{line}</span>
        ))}
        scene={<HeroScene />}
        title={login.title}
        text={login.text}
        footer={
          <>
            {login.agreement.before}
            <a href="#main">{frame.terms}</a>
            {login.agreement.between}
            <a href="#main">{frame.privacy}</a>
          </>
        }
      >
        <Tabs
          label={choices.loginWays}
          value={tab}
          onChange={setTab}
          items={[
            { value: 'wechat', label: choices.wechat, panel: <p>{choices.wechatPanel}</p> },
            { value: 'email', label: choices.byEmail, panel: <EmailForm state={state} /> },
          ]}
        />
      </LoginLayout>
    </main>
  );
}

function EmailForm({ state }: { state: string }) {
  const { actions, fields, pages } = useSampleTexts();
  return (
    <form className="gen-go" onSubmit={(event) => event.preventDefault()} noValidate>
      <TextField
        label={fields.email}
        type="email"
        autoComplete="off"
        defaultValue="xiaoman@example"
        error={state === 'error' && fields.emailInvalid}
      />
      <TextField
        label={fields.password}
        type="password"
        autoComplete="off"
        defaultValue="123456"
        hint={fields.passwordHint}
        reveal={fields.reveal}
      />
      <Button
        variant="primary"
        size="large"
        fullWidth
        type="submit"
        busy={state === 'busy'}
        busyLabel={actions.loggingIn}
      >
        {actions.login}
      </Button>
      <Button variant="ghost">{pages.login.toRegister}</Button>
    </form>
  );
}
