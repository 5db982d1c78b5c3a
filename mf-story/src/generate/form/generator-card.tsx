import {
  DEFAULT_LENGTH_RANGE,
  GRADES,
  LENGTH_LABELS,
  LENGTH_RANGES,
  THEMES,
} from '@storysprout/contracts/rules';
import { useMessages, useShell } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { Card } from '@storysprout/shared-ui/card';
import { GradePicker } from '@storysprout/shared-ui/grade-picker';
import { Notice } from '@storysprout/shared-ui/notice';
import { SproutIcon } from '@storysprout/shared-ui/sprout-icon';
import { ThemeChips } from '@storysprout/shared-ui/theme-chips';
import { startTransition, type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { catalogue } from '../../i18n/catalogue';
import styles from './generator-card.module.css';
import { HelpNotice } from './help-notice';
import { ThemeField } from './theme-field';
import { useDraft } from './use-draft';
import type { GenerationControl } from '../session/use-generation';

/** Pick a grade, write a theme, press the button. */
export function GeneratorCard({ generation }: { generation: GenerationControl }) {
  const t = useMessages(catalogue);
  const { language } = useShell();
  const { grade, theme, change } = useDraft();
  const { state, generate, isPending, failure, forgetFailure } = generation;
  const [suggesting, setSuggesting] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const keepFolded = useRef(false);
  const hintId = useId();
  const trimmed = theme.trim();
  const range = LENGTH_RANGES[grade] ?? DEFAULT_LENGTH_RANGE;

  const edit = (changes: Parameters<typeof change>[0]) => {
    forgetFailure();
    change(changes);
  };
  const submit = (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (trimmed === '') return;
    setSuggesting(false);
    // Pressing the button chooses the grade in view: it stays over a login, whatever grade the pupil prefers.
    change({ grade });
    generate({ grade, theme: trimmed });
  };
  const fold = () => {
    // The list comes and goes after what was pressed has shown.
    startTransition(() => setSuggesting(false));
    // Back to the field, without unfolding the list again.
    keepFolded.current = true;
    field.current?.focus();
  };
  // Back from the plant, the focus goes where the pupil goes on: to the button that was pressed, or to the theme.
  const takeFocus = useEffectEvent(() => {
    const after = state.status === 'idle' ? state.after : undefined;
    if (document.activeElement !== document.body) return;
    if (after === 'stop') button.current?.focus();
    if (after === 'change') field.current?.focus();
    if (failure && failure.at !== 'card') {
      keepFolded.current = true;
      field.current?.focus();
    }
  });
  useEffect(() => takeFocus(), []);
  const focusField = () => {
    if (!keepFolded.current && !isPending) startTransition(() => setSuggesting(true));
    keepFolded.current = false;
  };

  return (
    <Card
      padding="snug"
      className={styles.card}
      onKeyDown={(event) => suggesting && event.key === 'Escape' && fold()}
      render={<form aria-label={t.generatorLabel} aria-busy={isPending} onSubmit={submit} />}
    >
      <div className={styles.grades}>
        <GradePicker
          legend={t.chooseGrade}
          options={GRADES.map((value) => ({
            value,
            label: t.gradeNames[value],
            length: t.lengthLabel(LENGTH_LABELS[value]),
          }))}
          value={grade}
          disabled={isPending}
          onChange={(chosen) => edit({ grade: chosen })}
        />
      </div>
      <div className={styles.theme}>
        <ThemeField
          ref={field}
          value={theme}
          error={failure?.at === 'theme' ? failure.text : undefined}
          readOnly={isPending}
          describedBy={hintId}
          onChange={(text) => edit({ theme: text })}
          onFocus={focusField}
        />
      </div>
      {suggesting && (
        <div className={styles.suggestions}>
          <ThemeChips
            open
            title={t.suggestions}
            closeLabel={t.foldSuggestions}
            themes={THEMES.map(({ id, zh, en }) => ({ id, label: language === 'zh-CN' ? zh : en }))}
            value={trimmed}
            onSelect={({ label }) => {
              edit({ theme: label });
              fold();
            }}
            onClose={fold}
          />
        </div>
      )}
      <div className={styles.go}>
        {failure?.at === 'card' && (
          <Notice tone="error" action={<Button onClick={() => submit()}>{t.tryAgain}</Button>}>
            <KeepTogether clauses={failure.text} />
          </Notice>
        )}
        {failure?.at === 'help' && <HelpNotice className={styles.help} />}
        <p className={styles.hint} id={hintId}>
          {trimmed === '' ? t.enterTheme : t.lengthHint(range.min, range.max)}
        </p>
        <Button
          ref={button}
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          icon={<SproutIcon />}
          disabled={trimmed === ''}
          busy={isPending}
          busyLabel={t.generating}
        >
          {t.generate}
        </Button>
      </div>
    </Card>
  );
}
