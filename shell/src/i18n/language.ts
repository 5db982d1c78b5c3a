import type { Language, Region } from '@storysprout/contracts/rules';

const STORAGE_KEY = 'language';

/** The language chosen on this device, if any. */
export function storedLanguage(): Language | undefined {
  const value = localStorage.getItem(STORAGE_KEY);
  return value === 'zh-CN' || value === 'en-US' ? value : undefined;
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(STORAGE_KEY, language);
}

/** Subscribes to the choice in other tabs. Returns a function that unsubscribes. */
export function subscribeToLanguage(onChange: (language: Language | undefined) => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) onChange(storedLanguage());
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** A guest's language: English if the browser prefers no Chinese and the region is not China, else Chinese. */
export function guestLanguage(region: Region, wanted: readonly string[] = navigator.languages): Language {
  const wantsChinese = wanted.some((tag) => tag.toLowerCase().startsWith('zh'));
  return wantsChinese || region === 'china' ? 'zh-CN' : 'en-US';
}
