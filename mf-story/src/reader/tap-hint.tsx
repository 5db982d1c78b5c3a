import { useMessages } from '@storysprout/contracts/shell';
import { useReadAlong } from '../audio/read-along';
import { catalogue } from '../i18n/catalogue';
import type { TranslationMode } from './translation-mode';

/** What a tap on a sentence does at the moment. */
export function TapHint({ mode }: { mode: TranslationMode }) {
  const t = useMessages(catalogue);
  const isReading = useReadAlong((spoken) => spoken.isReading);
  if (mode !== 'off') return null;
  return <p className="meta">{isReading ? t.readAlong.tapHint : t.tapHint}</p>;
}
