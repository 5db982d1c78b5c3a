import { createHmac } from 'node:crypto';

/** Percent-encoding by RFC 3986, including the reserved characters that `encodeURIComponent` keeps. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** The query string of a GET with its signature for Alibaba Cloud's RPC style: HMAC-SHA1 over the sorted parameters. */
export function signedQuery(parameters: Record<string, string>, secret: string): string {
  const names = Object.keys(parameters).sort();
  const query = names.map((name) => `${encode(name)}=${encode(parameters[name]!)}`).join('&');
  const signature = createHmac('sha1', `${secret}&`)
    .update(`GET&%2F&${encode(query)}`)
    .digest('base64');
  return `Signature=${encode(signature)}&${query}`;
}
