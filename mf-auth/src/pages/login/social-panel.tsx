import type { Config } from '@storysprout/contracts/api/config';
import { useMessages } from '@storysprout/contracts/shell';
import { Notice } from '@storysprout/shared-ui/notice';
import { catalogue } from '../../i18n/catalogue';
import { AppleButton } from '../../providers/apple/apple-button';
import { GoogleButton } from '../../providers/google/google-button';
import { useNonce } from '../../providers/use-nonce';
import styles from './social-panel.module.css';

/** Login buttons outside China: Apple and Google, if configured. */
export default function SocialPanel({ logins: { apple, google } }: Pick<Config, 'logins'>) {
  const t = useMessages(catalogue);
  const nonce = useNonce();
  return (
    <div className={styles.panel}>
      {apple && <AppleButton settings={apple} nonce={nonce} />}
      {google && <GoogleButton settings={google} nonce={nonce} />}
      <Notice className={styles.parents}>{t.parents}</Notice>
    </div>
  );
}
