import { connect } from 'node:net';

/** Sends raw bytes to a server, e.g. malformed HTTP; resolves with the raw reply when the server closes the connection. */
export function exchange(url: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}
