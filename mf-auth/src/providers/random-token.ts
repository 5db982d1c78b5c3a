/** An unguessable text of 128 bits; `crypto.randomUUID` is hidden from pages without TLS. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
