import { useSyncExternalStore } from 'react';

/** Speech rate, slower than normal speech. */
const RATE = 0.85;

const isEnglish = (lang: string): boolean => /^en[-_](us|gb)/i.test(lang);

/** A voice of the device itself: any other would send the word to a third party. */
const localVoice = (): SpeechSynthesisVoice | undefined =>
  window.speechSynthesis?.getVoices().find(({ localService, lang }) => localService && isEnglish(lang));

function subscribe(onChange: () => void): () => void {
  // Some browsers load their voices after the first request.
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

/** Speaks an English text by speech synthesis; undefined where the device has no local English voice. */
export function useSpeech(): ((text: string) => void) | undefined {
  const hasVoice = useSyncExternalStore(subscribe, () => localVoice() !== undefined);
  return hasVoice ? speak : undefined;
}
