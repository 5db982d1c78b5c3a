import { use } from 'react';
import type { Language } from '../rules.js';
import { useShell } from './shell-context.js';

/** Message catalogue of a package: a typed module per language, loaded on first use. */
export interface Catalogue<Messages> {
  load(language: Language): Promise<Messages>;
  /** The texts if they are loaded. */
  peek(language: Language): Messages | undefined;
}

/**
 * Declares a catalogue. Each language is a module whose `messages` has the same type, so that a missing text or a
 * different parameter fails the type check; messages with parameters are functions.
 */
export function defineMessages<Messages>(
  loaders: Record<Language, () => Promise<{ messages: Messages }>>,
): Catalogue<Messages> {
  const loaded = new Map<Language, Messages>();
  const loading = new Map<Language, Promise<Messages>>();
  const load = (language: Language): Promise<Messages> => {
    const running = loading.get(language);
    if (running) return running;
    const started = loaders[language]().then(
      ({ messages }) => {
        loaded.set(language, messages);
        // React's `use` reads these two fields: a later page renders without suspending.
        Object.assign(started, { status: 'fulfilled', value: messages });
        return messages;
      },
      (error: unknown) => {
        // The next call retries a failed download.
        loading.delete(language);
        throw error;
      },
    );
    loading.set(language, started);
    return started;
  };
  return { load, peek: (language) => loaded.get(language) };
}

/** The texts in the shell's language; suspends while they load. */
export function useMessages<Messages>(catalogue: Catalogue<Messages>): Messages {
  return use(catalogue.load(useShell().language));
}
