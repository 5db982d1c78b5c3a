import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import { ChipList, TagChip } from '@storysprout/shared-ui/chip';
import { TextField } from '@storysprout/shared-ui/text-field';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useRef, useState } from 'react';
import { catalogue } from '../i18n/catalogue';
import styles from '../settings.module.css';
import { THEME_MAX_LENGTH, type ThemeError, validateTheme } from './settings-values';

interface ThemesFieldProps {
  themes: readonly string[];
  /** Content of the field for a new theme. */
  typed: string;
  onChange: (changes: { favoriteThemes?: readonly string[]; newTheme?: string }) => void;
}

/** Tag field of the favourite themes: the button or Enter adds one, × removes one; the focus returns to the field. */
export function ThemesField({ themes, typed, onChange }: ThemesFieldProps) {
  const t = useMessages(catalogue);
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ThemeError>();
  const [announcement, setAnnouncement] = useState('');

  const add = () => {
    const found = validateTheme(themes, typed);
    setProblem(found);
    field.current?.focus();
    if (found) return;
    const theme = typed.trim();
    onChange({ favoriteThemes: [...themes, theme], newTheme: '' });
    setAnnouncement(t.themeAdded(theme));
  };
  const remove = (theme: string) => {
    onChange({ favoriteThemes: themes.filter((other) => other !== theme) });
    setProblem(undefined);
    setAnnouncement(t.themeRemoved(theme));
    field.current?.focus();
  };
  const addOnEnter = (event: KeyboardEvent) => {
    // Enter during the composition of an input method adds nothing; it never submits the form.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{t.themes}</legend>
      {themes.length === 0 ? (
        <p className="meta">{t.noThemes}</p>
      ) : (
        <ChipList label={t.themes}>
          {themes.map((theme) => (
            <TagChip key={theme} removeLabel={t.removeTheme(theme)} onRemove={() => remove(theme)}>
              <bdi>{theme}</bdi>
            </TagChip>
          ))}
        </ChipList>
      )}
      <div className={styles.fieldRow}>
        <TextField
          ref={field}
          label={t.newTheme}
          labelHidden
          placeholder={t.newThemePlaceholder}
          maxLength={THEME_MAX_LENGTH}
          enterKeyHint="done"
          autoComplete="off"
          value={typed}
          hint={t.themesHint}
          error={problem && t.themeProblems[problem]}
          onChange={({ target }) => {
            onChange({ newTheme: target.value });
            setProblem(undefined);
          }}
          onKeyDown={addOnEnter}
        />
        <Button variant="soft" className={styles.action} icon={<Plus aria-hidden="true" />} onClick={add}>
          {t.addTheme}
        </Button>
      </div>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </fieldset>
  );
}
