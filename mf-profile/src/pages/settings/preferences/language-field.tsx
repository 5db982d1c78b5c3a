import type { Language } from '@storysprout/contracts/rules';
import { isApiError, useMessages, useShell } from '@storysprout/contracts/shell';
import { SegmentedControl } from '@storysprout/shared-ui/segmented-control';
import { useMutation } from '@tanstack/react-query';
import { PROFILE_SCOPE, updateProfile } from '../../../api/profile';
import { catalogue } from '../i18n/catalogue';
import styles from '../settings.module.css';

const OPTIONS = [
  { value: 'zh-CN', label: <span lang="zh-Hans">简体中文</span> },
  { value: 'en-US', label: <span lang="en">English</span> },
] as const;

/** Language of the interface. A change applies at once: here, in other tabs and in the account. */
export function LanguageField() {
  const t = useMessages(catalogue);
  const { api, language, setLanguage, refreshProfile, toast } = useShell();
  const { mutate } = useMutation({
    scope: PROFILE_SCOPE,
    mutationFn: (next: Language) => updateProfile(api, { language: next }),
    onSuccess: () => void refreshProfile(),
    onError: (error) => {
      const hasEnded = isApiError(error) && error.code === 'UNAUTHENTICATED';
      if (!hasEnded) toast(t.saveFailed, 'error');
    },
  });
  return (
    <div className={styles.field}>
      <span className={styles.label}>{t.language}</span>
      <SegmentedControl<Language>
        label={t.language}
        value={language}
        onChange={(next) => {
          setLanguage(next);
          mutate(next);
        }}
        options={OPTIONS}
      />
      <p className="meta">{t.languageHint}</p>
    </div>
  );
}
