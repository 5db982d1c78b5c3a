import type { Location } from '@storysprout/contracts/api/location';
import { TIMES } from '@storysprout/contracts/rules';
import type { ApiClient } from '@storysprout/contracts/shell';
import { withTimeout } from '@storysprout/remote-kit/with-timeout';

/** Timeout of one IP service in milliseconds (docs/specification.md §9). */
const SERVICE_TIMEOUT_MS = 3_000;

const UNKNOWN_PLACE = { region: '', city: '', timezone: '' };

/** Fallback if detection fails: China if the browser prefers Chinese (docs/specification.md §3). */
export function guessLocation(languages: readonly string[]): Location {
  const speaksChinese = languages.some((tag) => tag.toLowerCase().includes('zh'));
  return speaksChinese
    ? { country: 'China', countryCode: 'CN', isChina: true, ...UNKNOWN_PLACE }
    : { country: 'Global', countryCode: 'US', isChina: false, ...UNKNOWN_PLACE };
}

const IPV4 = /^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;

/** Whether a text is an IPv4 or IPv6 address. */
export function isIpAddress(text: string): boolean {
  return IPV4.test(text) || (/^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`));
}

/** Parses the response of an IP service: plain text, `{ip}` or `{data: {ip}}`. */
function parseAddress(text: string): string | undefined {
  const found = (value: unknown): unknown =>
    value !== null && typeof value === 'object'
      ? ((value as { ip?: unknown }).ip ?? found((value as { data?: unknown }).data))
      : undefined;
  const plain = text.trim();
  const address = plain.startsWith('{') ? found(JSON.parse(plain)) : plain;
  return typeof address === 'string' && isIpAddress(address) ? address : undefined;
}

async function fetchIpAddress(service: string, signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(service, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  return response.ok ? parseAddress(await response.text()) : undefined;
}

/** The browser's public IP address from the first service that returns a valid one; undefined if none does. */
export async function detectIpAddress(
  services: readonly string[],
  signal: AbortSignal,
): Promise<string | undefined> {
  for (const service of services) {
    if (signal.aborted) return undefined;
    // Sequential: a service learns a child's address only if the ones before it failed.
    const address = await withTimeout(
      SERVICE_TIMEOUT_MS,
      (limited) => fetchIpAddress(service, limited),
      signal,
    ).catch(() => undefined);
    if (address) return address;
  }
  return undefined;
}

/** Location of the browser by its IP address, or by the address that the server sees. Rejects if it cannot be detected. */
export async function detectLocation(
  api: ApiClient,
  services: readonly string[],
  signal: AbortSignal,
): Promise<Location> {
  const ip = await detectIpAddress(services, signal);
  const body = ip ? { ip } : {};
  return withTimeout(
    TIMES.locationDetection,
    (limited) => api('POST /location', { body, signal: limited }),
    signal,
  );
}
