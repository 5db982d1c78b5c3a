import { useMessages } from '@storysprout/contracts/shell';
import { Slider } from '@storysprout/shared-ui/slider';
import { catalogue } from '../../i18n/catalogue';
import { minutesAndSeconds } from './format-time';

/** Seconds that a key goes. */
const KEY_STEPS = { arrow: 5, page: 15 };
/** Seconds that a pointer can tell apart. */
const GRAIN = 0.1;

interface SeekSliderProps {
  time: number;
  duration: number | undefined;
  onSeek: (time: number) => void;
}

/** Where in the narration one is, and the way elsewhere: by a press on the track, a drag or the keys. */
export function SeekSlider({ time, duration, onSeek }: SeekSliderProps) {
  const t = useMessages(catalogue).audio;
  const spoken = (seconds: number) => t.spokenTime(...minutesAndSeconds(seconds));
  const isKnown = duration !== undefined && duration > 0;
  return (
    <Slider
      label={t.progress}
      value={isKnown ? Math.min(time, duration) : 0}
      max={isKnown ? duration : 1}
      step={GRAIN}
      keySteps={KEY_STEPS}
      disabled={!isKnown}
      onChange={onSeek}
      valueText={(value) => (isKnown ? t.position(spoken(value), spoken(duration)) : t.unknownTime)}
    />
  );
}
