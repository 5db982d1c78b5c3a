import type { Language, Region } from '@storysprout/contracts/rules';

const STORAGE_KEY = 'language';

/** What a guest chose in the top bar, if anything. */
export function storedLanguage(): Language | undefined {
  const value = localStorage.getItem(STORAGE_KEY);
  return value === 'zh-CN' || value === 'en-US' ? value : undefined;
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(STORAGE_KEY, language);
}

/** Follows the choice in other tabs. Returns the way to stop. */
export function subscribeToLanguage(onChange: (language: Language | undefined) => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) onChange(storedLanguage());
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** A guest's language: Chinese, but English where the browser asks for no Chinese and the region is not China. */
export function guestLanguage(region: Region, wanted: readonly string[] = navigator.languages): Language {
  const wantsChinese = wanted.some((tag) => tag.toLowerCase().startsWith('zh'));
  return wantsChinese || region === 'china' ? 'zh-CN' : 'en-US';
}
