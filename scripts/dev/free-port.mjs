import { createServer } from 'node:net';

/** Both addresses of `localhost`; browsers differ in which one they try first. */
const LOCAL_ADDRESSES = ['127.0.0.1', '::1'];

const canListen = (port, host) =>
  new Promise((done) => {
    const server = createServer();
    // Without IPv6 nothing listens there.
    server.once('error', ({ code }) => done(code !== 'EADDRINUSE'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)));
  });

async function isFree(port) {
  for (const host of LOCAL_ADDRESSES) if (!(await canListen(port, host))) return false;
  return true;
}

/** Finds the first free port from a preferred one on. @param taken reserved ports; the result is added */
export async function freePortFrom(preferred, taken) {
  let port = preferred;
  while (taken.has(port) || !(await isFree(port))) port += 1;
  taken.add(port);
  return port;
}
