/** Browser and system by their English names; undefined for unknown ones. */
export interface BrowserName {
  name: string | undefined;
  system: string | undefined;
}

const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  // Most user agents also name Chrome and Safari: the specific ones come first.
  [/MicroMessenger\//, 'WeChat'],
  [/QQBrowser\//, 'QQ Browser'],
  [/UCBrowser\//, 'UC Browser'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Windows/, 'Windows'],
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/OpenHarmony|HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Parses a user agent. */
export function parseUserAgent(userAgent = ''): BrowserName {
  const named = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  return { name: named(BROWSERS), system: named(SYSTEMS) };
}
