import type { Language, Region } from '@storysprout/contracts/rules';

/** The language a new account starts in: what the guest saw before (contract.md, head): en-US only where no Chinese is asked for. */
export function initialLanguage(acceptLanguage: string | undefined, region: Region): Language {
  if (region === 'china' || !acceptLanguage) return 'zh-CN';
  const asked = acceptLanguage
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  const namesChinese = asked.some((part) => part.startsWith('zh') || part.startsWith('*'));
  return namesChinese ? 'zh-CN' : 'en-US';
}
