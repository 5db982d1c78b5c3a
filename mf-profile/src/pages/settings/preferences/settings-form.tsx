import type { User } from '@storysprout/contracts/api/users';
import { GRADES } from '@storysprout/contracts/rules';
import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { Card } from '@storysprout/shared-ui/card';
import { GradePicker } from '@storysprout/shared-ui/grade-picker';
import { TextField } from '@storysprout/shared-ui/text-field';
import { type SubmitEvent, useRef, useState } from 'react';
import { catalogue as remoteCatalogue } from '../../../i18n/catalogue';
import { catalogue } from '../i18n/catalogue';
import styles from '../settings.module.css';
import { LanguageField } from './language-field';
import { ThemesField } from './themes-field';
import { useSettings } from './use-settings';
import { useVoices } from './use-voices';
import { type NickNameProblem, nickNameProblem, withNewTheme } from './values';
import { VoiceField } from './voice-field';

/** Nickname, grade, voice, themes and language, with the one button that saves them. */
export function SettingsForm({ user }: { user: User }) {
  const t = useMessages(catalogue);
  const { gradeNames } = useMessages(remoteCatalogue);
  const nickName = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<NickNameProblem>();
  const showProblem = (found: NickNameProblem) => {
    setProblem(found);
    nickName.current?.focus();
  };
  const { values, hasUnsaved, change, save, isSaving } = useSettings(user, () => showProblem('refused'));
  const { groups, voice } = useVoices(values.defaultVoice);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = nickNameProblem(values.nickName);
    if (found) showProblem(found);
    else save(withNewTheme({ ...values, defaultVoice: voice }));
  };

  return (
    <form className={styles.sections} aria-label={t.title} noValidate onSubmit={submit}>
      <Card className={styles.section} render={<section />}>
        <h2>{t.aboutMe}</h2>
        <TextField
          ref={nickName}
          label={t.nickName}
          autoComplete="nickname"
          required
          value={values.nickName}
          error={problem && t.nickNameProblems[problem]}
          onChange={({ target }) => {
            change({ nickName: target.value });
            // What was found wrong is judged again while it is put right; nothing new is found while typing.
            if (problem) setProblem(nickNameProblem(target.value));
          }}
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
