import { useMessages } from '@storysprout/contracts/shell';
import { HeroScene } from '@storysprout/shared-ui/art/hero-scene';
import { LoginLayout, type LoginLayoutProps } from '@storysprout/shared-ui/login-layout';
import { catalogue } from '../i18n/catalogue';

/** Layout of this remote's pages: an illustration with a quote, and a form. */
export function AuthLayout(props: Omit<LoginLayoutProps, 'quote' | 'scene'>) {
  const { quote } = useMessages(catalogue);
  const lines = quote.map((line) => <span key={line}>{line}</span>);
  return <LoginLayout quote={lines} scene={<HeroScene />} {...props} />;
}
