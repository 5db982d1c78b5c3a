/** Alibaba's stores of results, in any of its regions. */
const RESULT_HOST = /^dashscope-result-[a-z0-9-]+\.oss-[a-z0-9-]+\.aliyuncs\.com$/;

/**
 * Where a recording may be fetched from: a store of DashScope's results, over HTTPS whatever the answer says, or the very
 * origin that was asked. Undefined for anywhere else: an answer must not lead into our own network.
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
