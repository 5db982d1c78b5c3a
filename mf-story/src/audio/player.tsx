import { useMessages } from '@storysprout/contracts/shell';
import { useEffect, useRef, useState } from 'react';
import { catalogue } from '../i18n/catalogue';
import { AudioAlert } from './audio-alert';
import { clock } from './clock';
import { LoadFailure } from './load-failure';
import { PlayButton } from './play-button';
import styles from './player.module.css';
import { SeekSlider } from './seek-slider';
import { SpeedButton } from './speed-button';
import { useMedia } from './use-media';

export interface PlayerProps {
  source: string;
  /** The pupil pressed for it, and what they pressed is gone. */
  takesFocus: boolean;
  /** Asks the server again where the narration is. */
  refresh: () => Promise<unknown>;
}

/** Plays one narration. Another source is another player: give it as the key. */
export default function Player({ source, takesFocus, refresh }: PlayerProps) {
  const t = useMessages(catalogue);
  const { element, state, isRefused, play, pause, seek, setRate, reload } = useMedia();
  const { isPlaying, isWaiting, hasFailed, time, duration, rate } = state;
  const [isTrying, setTrying] = useState(false);
  const playButton = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(takesFocus);

  useEffect(() => {
    // What the pupil pressed for it is gone from the page.
    if (hasFailed || !wantsFocus.current || document.activeElement !== document.body) return;
    wantsFocus.current = false;
    playButton.current?.focus({ preventScroll: true });
  }, [hasFailed]);

  const tryAgain = async () => {
    setTrying(true);
    await refresh();
    setTrying(false);
    wantsFocus.current = true;
    reload();
  };

  return (
    <>
      {/* The story's text stands beside it. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={element} src={source} preload="metadata" />
      {isRefused && <AudioAlert text={t.audio.failures.refused} />}
      {hasFailed ? (
        <LoadFailure text={t.audio.failures.notPlayed} isTrying={isTrying} onRetry={() => void tryAgain()} />
      ) : (
        <div className={styles.player}>
          <PlayButton
            ref={playButton}
            isPlaying={isPlaying}
            isWaiting={isWaiting}
            onPress={isPlaying ? pause : play}
          />
          <div className={styles.seek}>
            <SeekSlider time={time} duration={duration} onSeek={seek} />
            <p className={styles.line}>
              <span className={styles.times}>
                {clock(time)} / {duration === undefined ? t.audio.unknownTime : clock(duration)}
              </span>
              <span>{t.aiMade}</span>
            </p>
          </div>
          <SpeedButton rate={rate} onChange={setRate} />
        </div>
      )}
    </>
  );
}
