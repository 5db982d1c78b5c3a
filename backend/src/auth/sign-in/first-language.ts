import type { Language, Region } from '@storysprout/contracts/rules';

/** The language of a new account: the one that a guest sees, English only where the browser accepts no Chinese. */
export function initialLanguage(acceptLanguage: string | undefined, region: Region): Language {
  if (region === 'china' || !acceptLanguage) return 'zh-CN';
  const asked = acceptLanguage
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  const namesChinese = asked.some((part) => part.startsWith('zh') || part.startsWith('*'));
  return namesChinese ? 'zh-CN' : 'en-US';
}
