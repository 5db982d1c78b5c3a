import { ProviderFault } from '../../provider-client/provider-fault.js';

export interface HttpRequestOptions {
  /** Of the service, for messages. */
  service: string;
  signal: AbortSignal;
  /** Of the body; more is not read. */
  maxBytes: number;
}

/** A whole answer, of whatever status. */
export interface HttpResponse {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

/**
 * One HTTP request. Redirects are answers like others, never followed: an address that is allowed might lead to one that is not.
 * @throws ProviderFault where no whole answer came, or the signal's reason
 */
export async function sendRequest(
  url: URL,
  init: RequestInit,
  { service: name, signal, maxBytes }: HttpRequestOptions,
): Promise<HttpResponse> {
  try {
    const reply = await fetch(url, { ...init, redirect: 'manual', signal });
    return { status: reply.status, headers: reply.headers, bytes: await readBody(reply, name, maxBytes) };
  } catch (error) {
    throw toConnectionFault(error, name, signal);
  }
}

/** What fetch and reading a body throw: a connection that was refused, cut or closed. */
export function toConnectionFault(error: unknown, name: string, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof ProviderFault) return error;
  return new ProviderFault('down', `${name} could not be reached`);
}

/** A body up to a size. @throws ProviderFault beyond it */
export async function readBody(reply: Response, name: string, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of reply.body ?? []) {
    size += part.length;
    // Leaving the loop closes the connection.
    if (size > limit) throw new ProviderFault('unusable', `${name} answered more than its text can be`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** JSON of an answer; undefined for anything else. */
export function parseJson({ bytes }: HttpResponse): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** A POST of JSON. */
export const jsonPost = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
