import { countGraphemes, LIMITS } from '@storysprout/contracts/rules';
import { useMessages } from '@storysprout/contracts/shell';
import { TextArea } from '@storysprout/shared-ui/text-area';
import { type ChangeEvent, type CompositionEvent, type Ref, useRef } from 'react';
import { catalogue } from '../../i18n/catalogue';
import { limitTheme } from './theme-limit';

interface ThemeFieldProps {
  value: string;
  onChange: (theme: string) => void;
  onFocus: () => void;
  error?: string;
  readOnly: boolean;
  describedBy: string;
  ref: Ref<HTMLTextAreaElement>;
}

/** The theme’s text area, limited to 200 graphemes. */
export function ThemeField({ value, onChange, onFocus, error, readOnly, describedBy, ref }: ThemeFieldProps) {
  const t = useMessages(catalogue);
  // Text of an input method is not limited during composition, only at its end.
  const beforeComposing = useRef<string>(undefined);
  const count = countGraphemes(value);

  const applyLimit = (before: string, field: HTMLTextAreaElement) => {
    const { text, caret } = limitTheme(before, field.value);
    if (text !== field.value) {
      // Set before React does, so that the caret stays in place.
      field.value = text;
      field.setSelectionRange(caret ?? text.length, caret ?? text.length);
    }
    onChange(text);
  };

  return (
    <TextArea
      ref={ref}
      label={t.writeTheme}
      placeholder={t.themePlaceholder}
      value={value}
      count={count}
      max={LIMITS.themeGraphemes}
      countLabel={t.themeLeft(Math.max(0, LIMITS.themeGraphemes - count))}
      error={error}
      readOnly={readOnly}
      aria-describedby={describedBy}
      onFocus={onFocus}
      onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
        if (beforeComposing.current === undefined) applyLimit(value, event.target);
        else onChange(event.target.value);
      }}
      onCompositionStart={() => {
        beforeComposing.current = value;
      }}
      onCompositionEnd={(event: CompositionEvent<HTMLTextAreaElement>) => {
        const before = beforeComposing.current ?? value;
        beforeComposing.current = undefined;
        applyLimit(before, event.currentTarget);
      }}
    />
  );
}
