// Imported by a process that must not outlive its parent (npm, or the script that started it): ends it, like SIGTERM, when
// the parent has exited. npm forwards SIGINT and SIGTERM, but neither SIGHUP nor its own end by SIGKILL. npm scripts begin
// with `exec`, so that there is no shell between npm and the script.
const CHECK_EVERY_MS = 500;

const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, CHECK_EVERY_MS).unref();
