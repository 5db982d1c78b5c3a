import { useMessages, useShell } from '@storysprout/contracts/shell';
import { useState } from 'react';
import type { ShownStory } from '../api/story';
import { catalogue } from '../i18n/catalogue';
import styles from './audio-bar.module.css';
import { describeAudioFailure } from './narration/audio-failure';
import { GuestOffer } from './narration/guest-offer';
import { LoadFailure } from './narration/load-failure';
import { NarrationOffer } from './narration/narration-offer';
import { LazyPlayer, usePlayerAhead } from './player/lazy-player';
import { useAudioInfo } from './use-audio-info';
import { useNarrating } from './narration/use-narrate';

/** The story read aloud: its player, or the way to get one. Nothing where there can be none. */
export function AudioBar({ story }: { story: ShownStory }) {
  const t = useMessages(catalogue);
  const { isLoggedIn } = useShell().session;
  usePlayerAhead();
  const info = useAudioInfo(story);
  const narrating = useNarrating(story.id);
  const [hasAsked, setAsked] = useState(false);
  const [wantsToHear, setWantsToHear] = useState(false);

  const tryAgain = () => {
    setAsked(true);
    void info.tryAgain();
  };
  const narrate = (voice: string) => {
    setAsked(true);
    narrating.narrate(voice);
  };
  // The owner's voice is the story's: a visitor's would give way to it at once.
  const canChange = isLoggedIn && !story.author && info.voice !== undefined;
  const otherVoice = {
    current: info.voice,
    isPending: narrating.isPending,
    failure: narrating.failure,
    onNarrate: (voice: string) => {
      setWantsToHear(true);
      narrate(voice);
    },
  };
  const face = () => {
    if (info.source)
      return (
        <LazyPlayer
          key={info.source}
          story={story}
          source={info.source}
          timings={info.timings}
          takesFocus={hasAsked}
          playsAtOnce={wantsToHear}
          refresh={info.refresh}
          otherVoice={canChange ? otherVoice : undefined}
        />
      );
    if (info.error) {
      const text = describeAudioFailure(info.error, t) ?? t.audio.failures.network;
      return <LoadFailure text={text} isTrying={info.isTrying} onRetry={tryAgain} />;
    }
    if (!isLoggedIn) return <GuestOffer />;
    return <NarrationOffer isPending={narrating.isPending} failure={narrating.failure} onNarrate={narrate} />;
  };

  const isReady = info.source !== undefined;
  if (!isReady && info.isPending) return <div className={styles.room} />;
  if (!isReady && info.isOutOfReach) return null;
  return (
    <section className={styles.bar} aria-label={t.audio.label}>
      {face()}
      <p className="sr-only" role="status">
        {narrating.isPending ? t.audio.generatingStatus : hasAsked && isReady ? t.audio.ready : ''}
      </p>
    </section>
  );
}
