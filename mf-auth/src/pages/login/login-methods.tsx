import type { Config } from '@storysprout/contracts/api/config';
import type { Region } from '@storysprout/contracts/rules';
import { useMessages } from '@storysprout/contracts/shell';
import { Skeleton } from '@storysprout/shared-ui/skeleton';
import { Tabs } from '@storysprout/shared-ui/tabs';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { catalogue } from '../../i18n/catalogue';
import styles from './login-methods.module.css';

// Loaded only if shown.
const WechatPanel = lazy(() => import('../../providers/wechat/wechat-panel'));
const SocialPanel = lazy(() => import('./social-panel'));

/** Placeholder while the login methods load. */
export function LoginMethodsSkeleton() {
  const t = useMessages(catalogue);
  return (
    <div className={styles.skeleton} role="status" aria-label={t.detecting}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="line" width="60%" />
    </div>
  );
}

/** Google refuses WeChat's browser. */
const isWechatBrowser = (): boolean => navigator.userAgent.includes('MicroMessenger');

function socialPanel(logins: Config['logins'], region: Region): ReactNode {
  if (region === 'china') return logins.wechat ? <WechatPanel /> : null;
  const google = isWechatBrowser() ? null : logins.google;
  return logins.apple || google ? <SocialPanel logins={{ ...logins, google }} /> : null;
}

interface LoginMethodsProps {
  logins: Config['logins'] | undefined;
  region: Region;
  /** The e-mail form. */
  children: ReactNode;
  onChange: () => void;
}

/** Social login and e-mail as two tabs; only e-mail if no social login is configured. */
export function LoginMethods({ logins, region, children, onChange }: LoginMethodsProps) {
  const t = useMessages(catalogue).tabs;
  const [tab, setTab] = useState<'social' | 'email'>('social');
  const social = logins && socialPanel(logins, region);
  const email = <Suspense fallback={<LoginMethodsSkeleton />}>{children}</Suspense>;
  if (!social) return email;
  return (
    <Tabs
      label={t.label}
      value={tab}
      onChange={(next) => {
        setTab(next);
        onChange();
      }}
      items={[
        {
          value: 'social',
          label: t.social[region],
          panel: <Suspense fallback={<LoginMethodsSkeleton />}>{social}</Suspense>,
        },
        { value: 'email', label: t.email, panel: email },
      ]}
    />
  );
}
