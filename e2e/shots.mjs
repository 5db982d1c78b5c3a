import { chromium } from '@playwright/test';
const base = process.argv[2] ?? 'http://localhost:3198';
const out = process.argv[3] ?? '/tmp/product-shots';
import fs from 'node:fs';
fs.mkdirSync(out, { recursive: true });
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
for (const [w, h] of [
  [1440, 900],
  [360, 740],
]) {
  const c = await b.newContext({ viewport: { width: w, height: h }, locale: 'zh-CN' });
  const p = await c.newPage();
  p.on('console', (m) => {
    if (['error', 'warning'].includes(m.type())) console.log(w, m.type(), m.text().slice(0, 400));
  });
  p.on('pageerror', (e) => console.log('pageerror', e.message));
  const shot = async (n, full = true) => {
    await p.waitForTimeout(400);
    await p.screenshot({ path: `${out}/${n}-${w}.png`, fullPage: full });
  };
  await p.goto(base + '/');
  await p.waitForTimeout(1200);
  await shot('home-guest', false);
  await p
    .getByLabel('写主题')
    .focus()
    .catch((e) => console.log(e.message));
  await shot('home-themes');
  await p.goto(base + '/login');
  await p.waitForTimeout(800);
  await shot('login');
  await p.getByRole('button', { name: '没有账号？去注册' }).click();
  await p.getByRole('button', { name: '注册', exact: true }).click();
  await shot('register-errors');
  await p.getByLabel('昵称').fill('小树');
  await p.getByLabel('邮箱', { exact: true }).fill(`s${w}-${Date.now()}@example.com`);
  await p.getByLabel('密码', { exact: true }).fill('secret1');
  await p.getByLabel('确认密码').fill('secret1');
  await p.getByRole('button', { name: '注册', exact: true }).click();
  await p.waitForTimeout(700);
  await shot('registered', false);
  await p.waitForURL(base + '/', { timeout: 8000 }).catch((e) => console.log('no redirect'));
  await p.goto(base + '/');
  await p.waitForTimeout(800);
  await shot('home');
  for (const [g, t] of [
    ['一年级', '动物园之旅'],
    ['四年级', '生日派对'],
    ['九年级', '帮助别人'],
    ['六年级', '会飞的恐龙'],
  ]) {
    await p.goto(base + '/');
    await p.getByRole('radio', { name: g }).check({ force: true });
    await p.getByLabel('写主题').fill(t);
    await p.getByRole('button', { name: '生成故事' }).click();
    await p.waitForURL(/story\//, { timeout: 10000 }).catch((e) => console.log('gen failed', t));
    await p.waitForTimeout(600);
    await shot('story-' + g);
  }
  await p
    .getByText('逐句对照')
    .first()
    .click()
    .catch((e) => console.log(e.message.slice(0, 200)));
  await shot('story-each');
  await p
    .getByRole('region', { name: '关键词' })
    .getByRole('button')
    .first()
    .click({ timeout: 3000 })
    .catch((e) => console.log(e.message.slice(0, 200)));
  await shot('story-word', false);
  await p.keyboard.press('Escape');
  await p
    .getByRole('button', { name: '收藏', exact: true })
    .click()
    .catch((e) => console.log(e.message.slice(0, 200)));
  await shot('story-fav', false);
  for (const x of ['profile', 'profile/recent', 'profile/favorites']) {
    await p.goto(base + '/' + x);
    await p.waitForTimeout(900);
    await shot(x.replace('/', '-'));
  }
  await c.close();
}
await b.close();
