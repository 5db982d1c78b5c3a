import { useMessages } from '@storysprout/contracts/shell';
import { useEffect, useRef, useState } from 'react';
import type { ShownStory } from '../../api/story';
import { catalogue } from '../../i18n/catalogue';
import { AudioAlert } from '../narration/audio-alert';
import { LoadFailure } from '../narration/load-failure';
import type { NarrationFormProps } from '../narration/narration-form';
import { VoiceButton, VoicePanel } from '../narration/voice-change';
import { FollowButton } from '../read-along/follow-button';
import { useReadAlong } from '../read-along/read-along-store';
import { SentenceButtons } from '../read-along/sentence-buttons';
import type { Timings } from '../read-along/sentence-timings';
import { useAutoScroll } from '../read-along/use-auto-scroll';
import { useSentenceControls } from '../read-along/use-sentence-controls';
import { PlayButton } from './play-button';
import { PlaybackPosition } from './playback-position';
import styles from './player.module.css';
import { loadSpeed } from './speed';
import { SpeedButton } from './speed-button';
import { useArtwork } from './use-artwork';
import { useMedia } from './use-media';
import { useMediaSession } from './use-media-session';

export interface PlayerProps {
  story: ShownStory;
  source: string;
  timings: Timings;
  /** Whether to focus the play button, because the button that the pupil pressed was removed. */
  shouldTakeFocus: boolean;
  /** Whether to play at once: the pupil has just requested this narration. */
  shouldAutoPlay: boolean;
  /** Refetches the narration's source. */
  refetchSource: () => Promise<unknown>;
  /** Undefined for a user who may not change the voice. */
  voiceChange: NarrationFormProps | undefined;
}

/** Plays one narration. Another source needs another player: use the source as its key. */
export default function Player(props: PlayerProps) {
  const { story, source, timings, shouldTakeFocus, shouldAutoPlay, refetchSource, voiceChange } = props;
  const t = useMessages(catalogue);
  const [initialRate] = useState(loadSpeed);
  const media = useMedia(initialRate);
  const { element, state, isAutoplayBlocked, play, pause, seek } = media;
  const { isPlaying, isWaiting, hasFailed } = state;
  const sentences = useSentenceControls(element, timings, play);
  const currentSentence = useReadAlong((playback) => playback.currentSentence);
  const container = useRef<HTMLDivElement>(null);
  const { isDetached, resumeFollowing } = useAutoScroll(container, currentSentence, isPlaying);
  const artwork = useArtwork(story.theme, story.id, isPlaying);
  const metadata = { title: story.theme, artist: t.readAlong.artist, artwork };
  useMediaSession(metadata, state, { play, pause, seek, previousSentence: sentences.previousSentence });
  const [isRetrying, setRetrying] = useState(false);
  const [isVoicePanelOpen, setVoicePanelOpen] = useState(voiceChange?.isPending ?? false);
  const playButton = useRef<HTMLButtonElement>(null);
  const isFocusPending = useRef(shouldTakeFocus);

  useEffect(() => {
    // Only if no other element has the focus.
    if (hasFailed || !isFocusPending.current || document.activeElement !== document.body) return;
    isFocusPending.current = false;
    playButton.current?.focus({ preventScroll: true });
  }, [hasFailed]);

  const autoPlay = useRef(shouldAutoPlay ? play : undefined);
  useEffect(() => {
    autoPlay.current?.();
    autoPlay.current = undefined;
  }, []);

  const retry = async () => {
    setRetrying(true);
    await refetchSource();
    setRetrying(false);
    isFocusPending.current = true;
    media.reload();
  };

  return (
    <div ref={container} className={styles.whole}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the story's text is on the page */}
      <audio ref={element} src={source} preload="metadata" />
      {isDetached && <FollowButton onPress={resumeFollowing} />}
      {isAutoplayBlocked && <AudioAlert text={t.audio.failures.autoplayBlocked} />}
      {voiceChange && isVoicePanelOpen && <VoicePanel {...voiceChange} />}
      {hasFailed ? (
        <LoadFailure text={t.audio.failures.notPlayed} isRetrying={isRetrying} onRetry={() => void retry()} />
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
          <PlaybackPosition time={state.time} duration={state.duration} onSeek={seek} />
          <div className={styles.buttons}>
            <SpeedButton rate={state.rate} onChange={media.setRate} />
            {voiceChange && (
              <VoiceButton isOpen={isVoicePanelOpen} onPress={() => setVoicePanelOpen(!isVoicePanelOpen)} />
            )}
          </div>
        </div>
      )}
    </div>
  );
}
