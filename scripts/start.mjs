// npm start: installs missing packages, builds changed ones, then runs the server in this process.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`StorySprout needs Node.js 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}

if (process.env.npm_command) await import('./lib/stop-with-parent.mjs');
const { buildAll } = await import('./lib/build.mjs');
const { ensureInstalled, failWith } = await import('./lib/workspace.mjs');
try {
  await ensureInstalled();
  await buildAll();
} catch (error) {
  failWith(error);
}
// In this process, so that the server receives Ctrl-C and SIGTERM.
await import('../backend/dist/main.js');
