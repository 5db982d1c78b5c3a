import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import Volume from 'lucide-react/icons/volume-2';
import { catalogue } from '../../i18n/catalogue';
import { useSpeech } from './use-speech';

/** Says a word aloud. Not there where the device has no English voice of its own. */
export function SpeakButton({ text }: { text: string }) {
  const t = useMessages(catalogue).reading;
  const speak = useSpeech();
  if (!speak) return null;
  return (
    <Button variant="soft" fullWidth icon={<Volume aria-hidden="true" />} onClick={() => speak(text)}>
      {t.speak}
    </Button>
  );
}
