import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import type { Spoken } from './sentence-tracker';

/** What the player tells the story's text, and what the text may ask of it. */
export interface ReadAlong extends Spoken {
  /** Lets a sentence be heard; undefined while nothing is there to be heard by sentences. */
  hear: ((index: number) => void) | undefined;
}

const AT_REST: ReadAlong = { current: undefined, isReading: false, hear: undefined };

/** Stands between player and text, so that a new sentence draws only what shows it. */
export class ReadAlongStore {
  private state = AT_REST;
  private readonly listeners = new Set<() => void>();

  readonly get = (): ReadAlong => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly tell = (change: Partial<ReadAlong>): void => {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  };

  readonly rest = (): void => this.tell(AT_REST);
}

const ReadAlongContext = createContext(new ReadAlongStore());

/** Brings a story's player and its text together. */
export function ReadAlongProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new ReadAlongStore());
  return <ReadAlongContext value={store}>{children}</ReadAlongContext>;
}

export const useReadAlongStore = (): ReadAlongStore => use(ReadAlongContext);

/** A part of what is read: a component is drawn again only when its own part has changed. */
export function useReadAlong<Part>(pick: (state: ReadAlong) => Part): Part {
  const store = useReadAlongStore();
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}

/** The id of a sentence in the page. */
export const sentenceId = (index: number): string => `sentence-${index + 1}`;
