import { start } from '../lib/workspace.mjs';

const STOP_WITH_PARENT = new URL('../lib/stop-with-parent.mjs', import.meta.url).href;
const running = new Set();

/** Whether `stop` was called. */
export let isStopping = false;

/** Starts a Node program that ends with this process, even if it is killed. */
export function startNode(args, options) {
  const child = start(process.execPath, ['--import', STOP_WITH_PARENT, ...args], options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Ends a child process by SIGTERM. Resolves when it has exited. */
export async function end(child) {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  if (running.has(child)) await ended;
}

/** Ends all started processes, then this one. */
export async function stop(code, reason) {
  if (isStopping) return;
  isStopping = true;
  if (reason) process.stderr.write(`✗ ${reason}\n`);
  await Promise.all([...running].map(end));
  process.exit(code);
}
