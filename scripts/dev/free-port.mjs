import { createServer } from 'node:net';

/** `localhost` is either, and which one a browser tries first differs. */
const LOCAL_ADDRESSES = ['127.0.0.1', '::1'];

const canListen = (port, host) =>
  new Promise((done) => {
    const server = createServer();
    // A machine without IPv6 has nothing that listens there.
    server.once('error', ({ code }) => done(code !== 'EADDRINUSE'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)));
  });

async function isFree(port) {
  for (const host of LOCAL_ADDRESSES) if (!(await canListen(port, host))) return false;
  return true;
}

/** The first free port from a preferred one on. @param taken ports that are given out already; the result joins them */
export async function freePortFrom(preferred, taken) {
  let port = preferred;
  while (taken.has(port) || !(await isFree(port))) port += 1;
  taken.add(port);
  return port;
}
