// Imported by a process that must not outlive its parent (npm, or the script that started it): ends it, as SIGTERM does, when
// the parent is gone. npm passes SIGINT and SIGTERM on, but neither SIGHUP nor its own end by SIGKILL. Its scripts begin
// with `exec`, so that no shell stands between npm and the script.
const CHECK_EVERY_MS = 500;

const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, CHECK_EVERY_MS).unref();
