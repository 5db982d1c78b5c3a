import type { Location } from '@storysprout/contracts/api/location';
import { TIMES } from '@storysprout/contracts/rules';
import type { ApiClient } from '@storysprout/contracts/shell';

/** Milliseconds for one IP service. spec.md §9. */
const SERVICE_TIMEOUT = 3_000;

const ELSEWHERE = { region: '', city: '', timezone: '' };

/** Where a visitor is taken to be while nothing tells: China where the browser speaks Chinese. spec.md §3. */
export function fallbackLocation(languages: readonly string[]): Location {
  const speaksChinese = languages.some((tag) => tag.toLowerCase().includes('zh'));
  return speaksChinese
    ? { country: 'China', countryCode: 'CN', isChina: true, ...ELSEWHERE }
    : { country: 'Global', countryCode: 'US', isChina: false, ...ELSEWHERE };
}

const IPV4 = /^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;

/** Whether a text is an IPv4 or IPv6 address. */
export function isAddress(text: string): boolean {
  return IPV4.test(text) || (/^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`));
}

/** The services answer a text, `{ip}` or `{data: {ip}}`. */
function addressIn(text: string): string | undefined {
  const found = (value: unknown): unknown =>
    value !== null && typeof value === 'object'
      ? ((value as { ip?: unknown }).ip ?? found((value as { data?: unknown }).data))
      : undefined;
  const plain = text.trim();
  const address = plain.startsWith('{') ? found(JSON.parse(plain)) : plain;
  return typeof address === 'string' && isAddress(address) ? address : undefined;
}

/** Runs what can be hung up on, and hangs up when time is over or the caller does. */
async function within<Result>(
  milliseconds: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const hangUp = () => controller.abort();
  const timer = setTimeout(hangUp, milliseconds);
  outer.addEventListener('abort', hangUp);
  if (outer.aborted) hangUp();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', hangUp);
  }
}

/** The browser's own address, from the first service that tells a valid one; undefined when none does. */
export async function findAddress(
  services: readonly string[],
  signal: AbortSignal,
): Promise<string | undefined> {
  for (const service of services) {
    if (signal.aborted) return undefined;
    // One after the other, as the specification has it: each sees a child's address only if those before it failed.
    // oxlint-disable-next-line no-await-in-loop
    const address = await within(SERVICE_TIMEOUT, signal, async (limit) => {
      const options = { signal: limit, credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
      const response = await fetch(service, options);
      return response.ok ? addressIn(await response.text()) : undefined;
    }).catch(() => undefined);
    if (address) return address;
  }
  return undefined;
}

/** Where the browser is: by its address as the services tell it, else by what the server sees. Rejects when nobody can say. */
export async function findLocation(
  api: ApiClient,
  services: readonly string[],
  signal: AbortSignal,
): Promise<Location> {
  const ip = await findAddress(services, signal);
  return within(TIMES.locationDetection, signal, (limit) =>
    api('POST /location', { body: ip ? { ip } : {}, signal: limit }),
  );
}
