import { createHmac } from 'node:crypto';

/** As Alibaba's RPC style wants it: RFC 3986, whose reserved marks `encodeURIComponent` leaves alone. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** A GET's query with its signature (HMAC-SHA1 over the sorted parameters), for Alibaba Cloud's RPC style. */
export function signedQuery(parameters: Record<string, string>, secret: string): string {
  const names = Object.keys(parameters).sort();
  const query = names.map((name) => `${encode(name)}=${encode(parameters[name]!)}`).join('&');
  const signature = createHmac('sha1', `${secret}&`)
    .update(`GET&%2F&${encode(query)}`)
    .digest('base64');
  return `Signature=${encode(signature)}&${query}`;
}
