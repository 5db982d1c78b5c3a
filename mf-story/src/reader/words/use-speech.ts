import { useSyncExternalStore } from 'react';

/** Slower than talk: a word is listened to, not followed. */
const RATE = 0.85;

const isEnglish = (lang: string): boolean => /^en[-_](us|gb)/i.test(lang);

/** A voice that speaks on the device itself: with any other, the word would go to a third party. */
const localVoice = (): SpeechSynthesisVoice | undefined =>
  window.speechSynthesis?.getVoices().find(({ localService, lang }) => localService && isEnglish(lang));

function subscribe(onChange: () => void): () => void {
  // Some browsers have their voices only some time after the page asks.
  window.speechSynthesis?.addEventListener?.('voiceschanged', onChange);
  return () => window.speechSynthesis?.removeEventListener?.('voiceschanged', onChange);
}

function speak(text: string): void {
  const voice = localVoice();
  if (!voice) return;
  const utterance = new SpeechSynthesisUtterance(text);
  Object.assign(utterance, { voice, lang: voice.lang, rate: RATE });
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

/** Says an English text aloud; undefined where the device has no English voice of its own. */
export function useSpeech(): ((text: string) => void) | undefined {
  const hasVoice = useSyncExternalStore(subscribe, () => localVoice() !== undefined);
  return hasVoice ? speak : undefined;
}
