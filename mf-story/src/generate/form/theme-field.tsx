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

/** Where a theme is typed: counted in what a person sees as characters, full at 200. */
export function ThemeField({ value, onChange, onFocus, error, readOnly, describedBy, ref }: ThemeFieldProps) {
  const t = useMessages(catalogue);
  // While an input method composes, its letters pass through untouched; the limit is held when it is done.
  const beforeComposing = useRef<string>(undefined);
  const count = countGraphemes(value);

  const settle = (before: string, field: HTMLTextAreaElement) => {
    const { text, caret } = limitTheme(before, field.value);
    if (text !== field.value) {
      // Set before React does, so that the caret stays where the pupil is typing.
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
        if (beforeComposing.current === undefined) settle(value, event.target);
        else onChange(event.target.value);
      }}
      onCompositionStart={() => {
        beforeComposing.current = value;
      }}
      onCompositionEnd={(event: CompositionEvent<HTMLTextAreaElement>) => {
        const before = beforeComposing.current ?? value;
        beforeComposing.current = undefined;
        settle(before, event.currentTarget);
      }}
    />
  );
}
