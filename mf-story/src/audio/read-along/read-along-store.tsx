import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PlaybackState } from './sentence-tracker';

/** State that the player shares with the story's text. */
export interface ReadAlongState extends PlaybackState {
  /** Seeks to a sentence and plays; undefined where no narration with timings is loaded. */
  playSentence: ((index: number) => void) | undefined;
}

const INITIAL_STATE: ReadAlongState = {
  currentSentence: undefined,
  isContinuous: false,
  playSentence: undefined,
};

type ReadAlongStore = StoreApi<ReadAlongState>;

const createReadAlongStore = (): ReadAlongStore => createStore(() => INITIAL_STATE);

const ReadAlongContext = createContext(createReadAlongStore());

/** Connects a story's player and its text. A store, so that a new sentence renders only what shows it. */
export function ReadAlongProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createReadAlongStore);
  return <ReadAlongContext value={store}>{children}</ReadAlongContext>;
}

export const useReadAlongStore = (): ReadAlongStore => use(ReadAlongContext);

/** Selects a part of the state; the component renders again only when that part changes. */
export function useReadAlong<Part>(select: (state: ReadAlongState) => Part): Part {
  const store = useReadAlongStore();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

/** The DOM id of a sentence. */
export const sentenceId = (index: number): string => `sentence-${index + 1}`;
