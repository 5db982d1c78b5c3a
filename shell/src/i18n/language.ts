import type { Language, Region } from '@storysprout/contracts/rules';

const STORAGE_KEY = 'language';

/** What a guest chose in the top bar, if anything. */
export function chosenLanguage(): Language | undefined {
  const value = localStorage.getItem(STORAGE_KEY);
  return value === 'zh-CN' || value === 'en-US' ? value : undefined;
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(STORAGE_KEY, language);
}

/** A guest's language: Chinese, but English where the browser asks for no Chinese and the region is not China. */
export function guestLanguage(region: Region, wanted: readonly string[] = navigator.languages): Language {
  const wantsChinese = wanted.some((tag) => tag.toLowerCase().startsWith('zh'));
  return wantsChinese || region === 'china' ? 'zh-CN' : 'en-US';
}
