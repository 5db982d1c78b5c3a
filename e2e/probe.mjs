import { chromium } from '@playwright/test';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const c = await b.newContext({ locale: 'zh-CN' });
const p = await c.newPage();
await p.addInitScript(() => {
  const o = globalThis.reportError;
  globalThis.reportError = (e) => {
    console.log('REPORTED', e?.stack, 'CAUSE', e?.cause?.stack ?? e?.cause);
    o(e);
  };
});
p.on('console', (m) => console.log(m.text().slice(0, 2500)));
const r = await (
  await fetch('http://localhost:3198/api/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `p${Date.now()}@e.cn`, password: 'secret1', nickName: 'xx' }),
  })
).json();
const s = await (
  await fetch('http://localhost:3198/api/stories/generate', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer ' + r.data.token },
    body: JSON.stringify({ grade: 4, theme: 'zoo' }),
  })
).json();
await p.goto('http://localhost:3198/login');
await p.evaluate(
  (d) =>
    localStorage.setItem(
      'auth-storage',
      JSON.stringify({
        state: { user: d.userInfo, token: d.token, isLoggedIn: true, region: 'global' },
        version: 0,
      }),
    ),
  r.data,
);
for (const u of ['/', '/profile', '/profile/recent', '/story/' + s.data.id]) {
  console.log(u);
  await p.goto('http://localhost:3198' + u);
  await p.waitForTimeout(1500);
}
await b.close();
