/** DashScope's result stores, in any region. */
const RESULT_HOST = /^dashscope-result-[a-z0-9-]+\.oss-[a-z0-9-]+\.aliyuncs\.com$/;

/**
 * The URL that a recording may be fetched from: a result store of DashScope, always over HTTPS, or the origin of `baseUrl`.
 * Undefined for any other: a response must not lead into our own network (SSRF).
 */
export function allowedResultUrl(url: string, baseUrl: string): URL | undefined {
  if (!URL.canParse(url)) return undefined;
  const address = new URL(url);
  if (address.username !== '' || address.password !== '') return undefined;
  if (address.origin === new URL(baseUrl).origin) return address;
  const isStore = RESULT_HOST.test(address.hostname) && address.port === '';
  if (!isStore || !['http:', 'https:'].includes(address.protocol)) return undefined;
  address.protocol = 'https:';
  return address;
}
