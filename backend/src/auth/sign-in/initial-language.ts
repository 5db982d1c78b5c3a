import type { Language, Region } from '@storysprout/contracts/rules';

/** The language of a new account, the same as for a guest: English only if the browser accepts no Chinese. */
export function initialLanguage(acceptLanguage: string | undefined, region: Region): Language {
  if (region === 'china' || !acceptLanguage) return 'zh-CN';
  const accepted = acceptLanguage
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  const namesChinese = accepted.some((part) => part.startsWith('zh') || part.startsWith('*'));
  return namesChinese ? 'zh-CN' : 'en-US';
}
