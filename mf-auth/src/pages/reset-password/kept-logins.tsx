import type { IdentityProvider, Logins } from '@storysprout/contracts/api/logins';
import { useMessages } from '@storysprout/contracts/shell';
import { Switch } from '@storysprout/shared-ui/switch';
import { pagesCatalogue } from '../i18n/catalogue';
import styles from './kept-logins.module.css';

interface KeptLoginsProps {
  logins: Logins['logins'];
  kept: readonly IdentityProvider[];
  onChange: (kept: IdentityProvider[]) => void;
}

/** The linked logins, which a new password unlinks unless they are switched on; nothing without any. */
export function KeptLogins({ logins, kept, onChange }: KeptLoginsProps) {
  const { reset } = useMessages(pagesCatalogue);
  const providers = logins.map(({ provider }) => provider).filter((provider) => provider !== 'email');
  if (providers.length === 0) return null;
  return (
    <fieldset className={styles.logins}>
      <legend className={styles.title}>{reset.logins}</legend>
      <p className="meta">{reset.loginsText}</p>
      {providers.map((provider) => (
        <Switch
          key={provider}
          checked={kept.includes(provider)}
          onChange={(isKept) =>
            onChange(isKept ? [...kept, provider] : kept.filter((other) => other !== provider))
          }
        >
          {reset.keep(reset.providers[provider])}
        </Switch>
      ))}
    </fieldset>
  );
}
