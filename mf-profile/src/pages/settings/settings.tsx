import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useTitle } from '@storysprout/remote-kit/use-title';
import { useEffect } from 'react';
import { DataSection } from './account/data-section';
import { DeletionSection } from './account/deletion-section';
import { LoginsSection } from './account/logins-section';
import { PasswordSection } from './account/password-section';
import { catalogue } from './i18n/catalogue';
import { SettingsForm } from './preferences/settings-form';
import { ProofProvider } from './proof/proof-provider';
import { SessionsSection } from './sessions/sessions-section';
import styles from './settings.module.css';

/** Settings of the pupil and of the account. */
export default function Settings() {
  const t = useMessages(catalogue);
  const { session, refreshProfile } = useShell();
  const { user } = session;
  useTitle(t.title);
  // Refetched, because another device may have changed it.
  useEffect(() => {
    void refreshProfile();
  }, [refreshProfile]);
  if (!user) return null;
  return (
    <div className="wrap wrap--read page">
      <div className="page-head">
        <h1>{t.title}</h1>
      </div>
      <SettingsForm key={user.id} user={user} />
      <section className={`${styles.sections} ${styles.account}`}>
        <h2>{t.account}</h2>
        <ProofProvider>
          <LoginsSection />
          <PasswordSection />
          <SessionsSection />
          <DataSection />
          <DeletionSection />
        </ProofProvider>
      </section>
    </div>
  );
}
