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
import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { KeepTogether } from '@storysprout/shared-ui/keep-together';
import { catalogue } from '../../i18n/catalogue';
import type { GenerationControl } from '../session/use-generation';
import styles from './generator-card.module.css';
import { HelpNotice } from './help-notice';
import { ThemeField } from './theme-field';
import { useDraft } from './use-draft';
import { useSuggestions } from './use-suggestions';

/** The generator form: grade, theme with suggestions, submit button, failure. */
export function GeneratorCard({ generation }: { generation: GenerationControl }) {
  const t = useMessages(catalogue);
  const { language } = useShell();
  const { grade, theme, updateDraft } = useDraft();
  const { state, generate, isPending, failure, dismissFailure } = generation;
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const suggestions = useSuggestions(field, isPending);
  const hintId = useId();
  const trimmed = theme.trim();
  const range = LENGTH_RANGES[grade] ?? DEFAULT_LENGTH_RANGE;

  const editDraft = (changes: Parameters<typeof updateDraft>[0]) => {
    dismissFailure();
    updateDraft(changes);
  };
  const submit = (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (trimmed === '') return;
    suggestions.hide();
    // Submitting chooses the displayed grade: it survives a login, whatever grade the pupil prefers.
    updateDraft({ grade });
    generate({ grade, theme: trimmed });
  };
  // Restores the focus after the growing card: to the submit button, or to the theme.
  const restoreFocus = useEffectEvent(() => {
    const after = state.status === 'idle' ? state.after : undefined;
    if (document.activeElement !== document.body) return;
    if (after === 'stop') button.current?.focus();
    if (after === 'change') field.current?.focus();
    if (failure && failure.at !== 'card') suggestions.focusWithoutOpening();
  });
  useEffect(() => restoreFocus(), []);

  return (
    <Card
      padding="snug"
      className={styles.card}
      onKeyDown={(event) => suggestions.isOpen && event.key === 'Escape' && suggestions.close()}
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
          onChange={(chosen) => editDraft({ grade: chosen })}
        />
      </div>
      <div className={styles.theme}>
        <ThemeField
          ref={field}
          value={theme}
          error={failure?.at === 'theme' ? failure.text : undefined}
          readOnly={isPending}
          describedBy={hintId}
          onChange={(text) => editDraft({ theme: text })}
          onFocus={suggestions.openOnFocus}
        />
      </div>
      {suggestions.isOpen && (
        <div className={styles.suggestions}>
          <ThemeChips
            open
            title={t.suggestions}
            closeLabel={t.foldSuggestions}
            themes={THEMES.map(({ id, zh, en }) => ({ id, label: language === 'zh-CN' ? zh : en }))}
            value={trimmed}
            onSelect={({ label }) => {
              editDraft({ theme: label });
              suggestions.close();
            }}
            onClose={suggestions.close}
          />
        </div>
      )}
      <div className={styles.go}>
        {failure?.at === 'card' && (
          <Notice tone="error" action={<Button onClick={() => submit()}>{t.retry}</Button>}>
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
