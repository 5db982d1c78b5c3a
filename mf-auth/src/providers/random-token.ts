/** A random token of 128 bits in hexadecimal; `crypto.randomUUID` is not available without TLS. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
