/** Seconds of a `Retry-After`, which may be a number or a date; undefined where there is none that can be read. */
export function readRetryAfter(headers: Headers | undefined, now = Date.now()): number | undefined {
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  const until = value.endsWith('GMT') ? Date.parse(value) : Number.NaN;
  return Number.isNaN(until) ? undefined : Math.max(0, (until - now) / 1000);
}
