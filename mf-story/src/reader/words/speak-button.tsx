import { useMessages } from '@storysprout/contracts/shell';
import { Button } from '@storysprout/shared-ui/button';
import Volume from 'lucide-react/icons/volume-2';
import { catalogue } from '../../i18n/catalogue';
import { useSpeech } from './use-speech';

/** Speaks a word by speech synthesis. Renders nothing where the device has no local English voice. */
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
