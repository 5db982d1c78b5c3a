/** The `lang` attribute of a theme, a title or another short text: Chinese if it contains a Han character, else English. */
export function langOf(text: string): 'zh-Hans' | 'en' {
  return /\p{Script=Han}/u.test(text) ? 'zh-Hans' : 'en';
}
