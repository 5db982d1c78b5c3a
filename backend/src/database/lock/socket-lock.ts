import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';

/**
 * Locks a folder by a system-wide socket name made of its path, which the system gives to one process at a time and
 * releases when that process ends: a named pipe on Windows, an abstract socket on Linux (unique within one network
 * namespace).
 * @returns the function that releases it; undefined when another process holds it
 */
export function acquireSocketLock(folder: string): Promise<(() => Promise<void>) | undefined> {
  const id = `storysprout-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;
  const address = socketAddress(process.platform, id);
  if (!address) {
    throw new Error(`To protect ${folder} from a second process, the command "flock" or "perl" is needed`);
  }
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => {
      server.unref();
      resolve(() => new Promise((done) => server.close(() => done())));
    });
  });
}

function socketAddress(platform: NodeJS.Platform, id: string): string | undefined {
  if (platform === 'win32') return `\\\\.\\pipe\\${id}`;
  if (platform === 'linux') return `\0${id}`;
  return undefined;
}
