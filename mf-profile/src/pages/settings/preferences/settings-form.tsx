import type { User } from '@storysprout/contracts/api/users';
import { GRADES } from '@storysprout/contracts/rules';
import { useMessages } from '@storysprout/contracts/shell';
import { useControlledForm } from '@storysprout/remote-kit/use-form';
import { useVoices } from '@storysprout/remote-kit/use-voices';
import { Button } from '@storysprout/shared-ui/button';
import { Card } from '@storysprout/shared-ui/card';
import { GradePicker } from '@storysprout/shared-ui/grade-picker';
import { TextField } from '@storysprout/shared-ui/text-field';
import { catalogue as remoteCatalogue } from '../../../i18n/catalogue';
import { catalogue } from '../i18n/catalogue';
import styles from '../settings.module.css';
import { LanguageField } from './language-field';
import { ThemesField } from './themes-field';
import { useSettings } from './use-settings';
import { validateNickName, addTypedTheme } from './settings-values';
import { VoiceField } from './voice-field';

/** Form for nickname, grade, voice, themes and language. */
export function SettingsForm({ user }: { user: User }) {
  const t = useMessages(catalogue);
  const { gradeNames } = useMessages(remoteCatalogue);
  const { values, hasUnsaved, change, save, isSaving } = useSettings(user);
  const { groups, voice } = useVoices(values.defaultVoice);
  const form = useControlledForm({
    values,
    onChange: change,
    validate: ({ nickName }) => ({ nickName: validateNickName(nickName) }),
    onSubmit: (_, showErrors) =>
      save(addTypedTheme({ ...values, defaultVoice: voice }), (nickName) => showErrors({ nickName })),
  });

  return (
    <form {...form.formProps} className={styles.sections} aria-label={t.title}>
      <Card className={styles.section} render={<section />}>
        <h2>{t.aboutMe}</h2>
        <TextField
          name="nickName"
          label={t.nickName}
          autoComplete="nickname"
          required
          value={values.nickName}
          error={form.errors.nickName && t.nickNameProblems[form.errors.nickName]}
          onChange={({ target }) => form.change({ nickName: target.value })}
        />
        <GradePicker
          legend={t.defaultGrade}
          options={GRADES.map((value) => ({ value, label: gradeNames[value], length: null }))}
          value={values.defaultGrade}
          onChange={(defaultGrade) => change({ defaultGrade })}
        />
      </Card>
      <Card className={styles.section} render={<section />}>
        <h2>{t.reading}</h2>
        <VoiceField groups={groups} value={voice} onChange={(defaultVoice) => change({ defaultVoice })} />
        <ThemesField themes={values.favoriteThemes} typed={values.newTheme} onChange={change} />
      </Card>
      <Card className={styles.section} render={<section />}>
        <h2>{t.interface}</h2>
        <LanguageField />
      </Card>
      <div className={styles.save}>
        <Button type="submit" variant="primary" size="large" fullWidth busy={isSaving} busyLabel={t.saving}>
          {t.save}
        </Button>
        <p className={styles.unsaved} role="status">
          {hasUnsaved && !isSaving && t.unsaved}
        </p>
      </div>
    </form>
  );
}
