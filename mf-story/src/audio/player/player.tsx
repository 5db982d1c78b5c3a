import { useMessages } from '@storysprout/contracts/shell';
import { useEffect, useRef, useState } from 'react';
import type { ShownStory } from '../../api/story';
import { catalogue } from '../../i18n/catalogue';
import { AudioAlert } from '../narration/audio-alert';
import { FollowButton } from '../read-along/follow-button';
import { LoadFailure } from '../narration/load-failure';
import { type NarrationOfferProps } from '../narration/narration-offer';
import { PlayButton } from './play-button';
import { Position } from './position';
import styles from './player.module.css';
import { useReadAlong } from '../read-along/read-along-store';
import { SentenceButtons } from '../read-along/sentence-buttons';
import type { Timings } from '../read-along/sentence-timings';
import { keptSpeed } from './speed';
import { SpeedButton } from './speed-button';
import { useArtwork } from './use-artwork';
import { useFollow } from '../read-along/use-auto-scroll';
import { useMedia } from './use-media';
import { useMediaSession } from './use-media-session';
import { useSentences } from '../read-along/use-sentences';
import { VoiceButton, VoicePanel } from '../voices/voice-change';

export interface PlayerProps {
  story: ShownStory;
  source: string;
  timings: Timings;
  /** The pupil pressed for it, and what they pressed is gone. */
  takesFocus: boolean;
  /** The pupil wanted to hear it: another press would be one too many. */
  playsAtOnce: boolean;
  /** Asks the server again where the narration is. */
  refresh: () => Promise<unknown>;
  /** For who may have it read by another voice. */
  otherVoice: NarrationOfferProps | undefined;
}

/** Plays one narration. Another source is another player: give it as the key. */
export default function Player(props: PlayerProps) {
  const { story, source, timings, takesFocus, playsAtOnce, refresh, otherVoice } = props;
  const t = useMessages(catalogue);
  const [firstRate] = useState(keptSpeed);
  const media = useMedia(firstRate);
  const { element, state, isRefused, play, pause, seek } = media;
  const { isPlaying, isWaiting, hasFailed } = state;
  const sentences = useSentences(element, timings, play);
  const current = useReadAlong((spoken) => spoken.current);
  const bar = useRef<HTMLDivElement>(null);
  const { isAstray, follow } = useFollow(bar, current, isPlaying);
  const artwork = useArtwork(story.theme, story.id, isPlaying);
  const shown = { title: story.theme, artist: t.readAlong.artist, artwork };
  useMediaSession(shown, state, { play, pause, seek, goBack: sentences.goBack });
  const [isTrying, setTrying] = useState(false);
  const [choosesVoice, setChoosesVoice] = useState(otherVoice?.isPending ?? false);
  const playButton = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(takesFocus);

  useEffect(() => {
    // What the pupil pressed for it is gone from the page.
    if (hasFailed || !wantsFocus.current || document.activeElement !== document.body) return;
    wantsFocus.current = false;
    playButton.current?.focus({ preventScroll: true });
  }, [hasFailed]);

  const start = useRef(playsAtOnce ? play : undefined);
  useEffect(() => {
    start.current?.();
    start.current = undefined;
  }, []);

  const tryAgain = async () => {
    setTrying(true);
    await refresh();
    setTrying(false);
    wantsFocus.current = true;
    media.reload();
  };

  return (
    <div ref={bar} className={styles.whole}>
      {/* The story's text stands beside it. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={element} src={source} preload="metadata" />
      {isAstray && <FollowButton onPress={follow} />}
      {isRefused && <AudioAlert text={t.audio.failures.refused} />}
      {otherVoice && choosesVoice && <VoicePanel {...otherVoice} />}
      {hasFailed ? (
        <LoadFailure text={t.audio.failures.notPlayed} isTrying={isTrying} onRetry={() => void tryAgain()} />
      ) : (
        <div className={styles.player}>
          <div className={styles.buttons}>
            <PlayButton
              ref={playButton}
              isPlaying={isPlaying}
              isWaiting={isWaiting}
              onPress={isPlaying ? pause : play}
            />
            <SentenceButtons {...sentences} />
          </div>
          <Position time={state.time} duration={state.duration} onSeek={seek} />
          <div className={styles.buttons}>
            <SpeedButton rate={state.rate} onChange={media.setRate} />
            {otherVoice && (
              <VoiceButton isOpen={choosesVoice} onPress={() => setChoosesVoice(!choosesVoice)} />
            )}
          </div>
        </div>
      )}
    </div>
  );
}
