import { ProviderFault } from '../../provider-client/provider-fault.js';

export interface HttpRequestOptions {
  /** Name of the service, for messages. */
  service: string;
  signal: AbortSignal;
  /** Limit of the body; more is not read. */
  maxBytes: number;
}

/** A complete response of any status. */
export interface HttpResponse {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

/**
 * Sends one HTTP request. Redirects are returned, never followed: an allowed URL might lead to one that is not.
 * @throws ProviderFault without a complete response, or the signal's reason
 */
export async function sendRequest(
  url: URL,
  init: RequestInit,
  { service, signal, maxBytes }: HttpRequestOptions,
): Promise<HttpResponse> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const bytes = await readBody(response, service, maxBytes);
    return { status: response.status, headers: response.headers, bytes };
  } catch (error) {
    throw toConnectionFault(error, service, signal);
  }
}

/** The fault of an error that fetch or a body threw: a connection was refused, reset or closed. */
export function toConnectionFault(error: unknown, service: string, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof ProviderFault) return error;
  return new ProviderFault('down', `${service} could not be reached`);
}

/** Reads a body. @throws ProviderFault when it is longer than `maxBytes` */
export async function readBody(response: Response, service: string, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw new ProviderFault('unusable', `${service} answered more than its text can be`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The JSON of a body; undefined when it is none. */
export function parseJson({ bytes }: HttpResponse): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Options of a POST with a JSON body. */
export const jsonPost = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
