import { useMessages } from '@storysprout/contracts/shell';
import { Slider } from '@storysprout/shared-ui/slider';
import { catalogue } from '../../i18n/catalogue';
import { minutesAndSeconds } from './format-time';

/** Seconds that a key press seeks by. */
const KEY_STEPS = { arrow: 5, page: 15 };
/** The slider's resolution in seconds. */
const STEP_SECONDS = 0.1;

interface SeekSliderProps {
  time: number;
  duration: number | undefined;
  onSeek: (time: number) => void;
}

/** Slider that shows the playback position and seeks by press, drag or keys. */
export function SeekSlider({ time, duration, onSeek }: SeekSliderProps) {
  const t = useMessages(catalogue).audio;
  const timeText = (seconds: number) => t.timeInWords(...minutesAndSeconds(seconds));
  const isKnown = duration !== undefined && duration > 0;
  return (
    <Slider
      label={t.progress}
      value={isKnown ? Math.min(time, duration) : 0}
      max={isKnown ? duration : 1}
      step={STEP_SECONDS}
      keySteps={KEY_STEPS}
      disabled={!isKnown}
      onChange={onSeek}
      valueText={(value) => (isKnown ? t.position(timeText(value), timeText(duration)) : t.unknownTime)}
    />
  );
}
