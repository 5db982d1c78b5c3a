import { LIMITS } from '@storysprout/contracts/rules';
import { TextField } from '@storysprout/shared-ui/text-field';
import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './favorite-filters.module.css';

/** Delay of the search after the last key, in milliseconds. */
const DEBOUNCE_MS = 300;

interface SearchFieldProps {
  label: string;
  hint: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Debounced search field: searches after a pause in typing or at once on Enter, never while an input method composes a character. */
export function SearchField({ label, hint, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [isComposing, setComposing] = useState(false);
  const [known, setKnown] = useState(value);
  // Submitted searches that the URL does not contain yet; it is updated asynchronously.
  const [sent, setSent] = useState<readonly string[]>([]);
  if (value !== known) {
    setKnown(value);
    const own = sent.indexOf(value);
    setSent(own < 0 ? [] : sent.slice(own + 1));
    // The URL was changed elsewhere: by the browser history or by "show all".
    if (own < 0) setTyped(value);
  }
  const search = (written: string) => {
    const text = written.trim();
    if (text === (sent.at(-1) ?? value)) return;
    setSent([...sent, text]);
    onSearch(text);
  };
  const searchDebounced = useEffectEvent(search);
  useEffect(() => {
    if (isComposing) return;
    const timer = setTimeout(() => searchDebounced(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, isComposing]);
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      <Search aria-hidden="true" />
      <TextField
        type="search"
        label={label}
        labelHidden
        placeholder={hint}
        value={typed}
        maxLength={LIMITS.themeCodeUnits}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
    </form>
  );
}
