import { useMessages } from '@storysprout/contracts/shell';
import { useReadAlong } from '../../audio/read-along/read-along-store';
import { catalogue } from '../../i18n/catalogue';

/** What a tap on the text does at the moment. */
export function TapHint() {
  const t = useMessages(catalogue);
  const isReading = useReadAlong((spoken) => spoken.isContinuous);
  return isReading ? t.readAlong.tapHint : t.reading.hint;
}
