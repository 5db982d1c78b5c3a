import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useRef, useState } from 'react';
import type { ShownStory } from '../api/story';
import { catalogue } from '../i18n/catalogue';
import styles from './audio-bar.module.css';
import { describeAudioFailure } from './narration/audio-failure';
import { GuestNotice } from './narration/guest-notice';
import { LoadFailure } from './narration/load-failure';
import { NarrationForm } from './narration/narration-form';
import { useNarrate } from './narration/use-narrate';
import { VoiceNote } from './narration/voice-note';
import { LazyPlayer, usePrefetchPlayer } from './player/lazy-player';
import { useAudioInfo } from './use-audio-info';

/** The story's narration: its player, or the form to generate one. Renders nothing where there can be none. */
export function AudioBar({ story }: { story: ShownStory }) {
  const t = useMessages(catalogue);
  const { isLoggedIn } = useShell().session;
  usePrefetchPlayer();
  const info = useAudioInfo(story);
  const narration = useNarrate(story.id);
  const [hasRequested, setRequested] = useState(false);
  const [shouldAutoPlay, setAutoPlay] = useState(false);
  /** The source whose note was closed. */
  const [closedNote, setClosedNote] = useState<string>();
  const bar = useRef<HTMLElement>(null);

  const retry = () => {
    setRequested(true);
    void info.retry();
  };
  const narrate = (voice: string) => {
    setRequested(true);
    narration.narrate(voice);
  };
  // Only the owner: the story keeps the owner's voice, so a visitor's choice would be replaced at once.
  const canChangeVoice = isLoggedIn && !story.author && info.voice !== undefined;
  const voiceChange = {
    currentVoice: info.voice,
    isPending: narration.isPending,
    failure: narration.failure,
    onNarrate: (voice: string) => {
      setAutoPlay(true);
      narrate(voice);
    },
  };
  const renderContent = () => {
    if (info.source)
      return (
        <LazyPlayer
          key={info.source}
          story={story}
          source={info.source}
          timings={info.timings}
          shouldTakeFocus={hasRequested}
          shouldAutoPlay={shouldAutoPlay}
          refetchSource={info.refetchAll}
          voiceChange={canChangeVoice ? voiceChange : undefined}
        />
      );
    if (info.error) {
      const text = describeAudioFailure(info.error, t) ?? t.audio.failures.network;
      return <LoadFailure text={text} isRetrying={info.isRetrying} onRetry={retry} />;
    }
    if (!isLoggedIn) return <GuestNotice />;
    return <NarrationForm isPending={narration.isPending} failure={narration.failure} onNarrate={narrate} />;
  };

  const closeNote = () => {
    setClosedNote(info.source);
    // The button that had the focus is gone.
    bar.current?.focus({ preventScroll: true });
  };

  const isReady = info.source !== undefined;
  if (!isReady && info.isPending) return <div className={styles.placeholder} />;
  if (!isReady && info.isUnavailable) return null;
  return (
    <section ref={bar} className={styles.bar} aria-label={t.audio.label} tabIndex={-1}>
      {isReady && info.fallback && closedNote !== info.source && (
        <VoiceNote reason={info.fallback} onClose={closeNote} />
      )}
      {renderContent()}
      <p className="sr-only" role="status">
        {narration.isPending ? t.audio.generatingStatus : hasRequested && isReady ? t.audio.ready : ''}
      </p>
    </section>
  );
}
