import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSmtp } from '@storysprout/e2e/stand-ins/smtp';
import { CALLS_PER_MINUTE } from '../../rate-limits/rate-limit.service.js';
import { MailService } from '../../mail/mail.service.js';
import { newBrowser } from '../../testing/browser.js';
import { createTestApp, registerUser, type TestApp, type TestReply } from '../../testing/create-test-app.js';

let app: TestApp;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => {
  smtp = await startSmtp();
  app = await createTestApp({
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'hello@stories.example.org',
    WECHAT_APP_ID: 'wx-app',
    WECHAT_APP_SECRET: 'wx-secret',
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const refusals = (replies: TestReply[]) => replies.filter(({ status }) => status === 429).length;
const times = (count: number, call: () => Promise<TestReply>) =>
  Promise.all(Array.from({ length: count }, call));

describe('rate limits of signing in', () => {
  it.each([
    ['nonces', 'POST', '/auth/nonce', CALLS_PER_MINUTE.nonce, '203.0.114.10'],
    ['QR codes of WeChat', 'GET', '/auth/wechat-qr', CALLS_PER_MINUTE.wechatQr, '203.0.114.11'],
  ])(
    'of %s: a number a minute for an address, without delaying other addresses',
    async (_, method, path, limit, address) => {
      const replies = await times(limit + 5, () => app.call(method, path, { headers: from(address) }));
      expect(refusals(replies)).toBe(5);
      expect((await app.call(method, path, { headers: from('203.0.114.12') })).status).toBe(200);
    },
  );

  it('of status requests for a QR code: one a second for its browser, other browsers are not counted', async () => {
    const [browser, thief] = [newBrowser(app), newBrowser(app)];
    await thief.nonce();
    const path = `/auth/wechat-status/${(await browser.call('GET', '/auth/wechat-qr')).body.data.ticket}`;
    await times(5, () => thief.call('GET', path));
    const [first, second] = [await browser.call('GET', path), await browser.call('GET', path)];
    expect([first.body.status, second.status, second.headers.get('retry-after')]).toEqual([
      'pending',
      429,
      '1',
    ]);
  });

  it('of mails for a forgotten password: three in a quarter of an hour, not revealed in the reply', async () => {
    const email = 'often@example.org';
    await registerUser(app, { email });
    const replies = await times(6, () => app.call('POST', '/auth/password/forgot', { body: { email } }));
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
    await app.nest.get(MailService).waitUntilSent();
    const mails = smtp.mails.filter(({ to, text }) => to === email && text.includes('/reset-password'));
    expect(mails).toHaveLength(3);
  });

  it('of verification mails: three in a quarter of an hour, the one at registration included', async () => {
    const { token } = await registerUser(app, { email: 'eager@example.org' });
    const send = () => app.call('POST', '/auth/email/verify/send', { token });
    const [, , third] = [await send(), await send(), await send()];
    expect([third.status, third.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(800);
  });

  it('of mails: three to a mailbox, in whatever form its address is written', async () => {
    const emails = [
      'bombed@gmail.com',
      'bom.bed@gmail.com',
      'b.ombed+1@googlemail.com',
      'bombed+2@gmail.com',
      'bombed+3@gmail.com',
    ];
    for (const email of emails) await registerUser(app, { email });
    await app.nest.get(MailService).waitUntilSent();
    expect(smtp.mails.filter(({ to }) => emails.includes(to))).toHaveLength(3);
  });

  it('of mails that one address causes: a hundred in a quarter of an hour, without delaying other addresses', async () => {
    const email = 'flooded@example.org';
    await registerUser(app, { email });
    const forgot = (about: string, address: string) =>
      app.call('POST', '/auth/password/forgot', { body: { email: about }, headers: from(address) });
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => forgot(`flood${index}@example.org`, '203.0.114.20')),
    );
    expect((await forgot(email, '203.0.114.20')).status).toBe(200);
    await app.nest.get(MailService).waitUntilSent();
    const mails = () => smtp.mails.filter(({ to, text }) => to === email && text.includes('/reset-password'));
    expect(mails()).toEqual([]);
    await forgot(email, '203.0.114.21');
    await app.nest.get(MailService).waitUntilSent();
    expect(mails()).toHaveLength(1);
  });

  it('of the hint that an e-mail is taken: twenty an hour for an address, then every e-mail is refused alike', async () => {
    const { email } = await registerUser(app);
    const register = (wanted: string, address = '203.0.114.30') =>
      app.call('POST', '/auth/register', {
        body: { email: wanted, password: 'secret-123', nickName: 'Pupil' },
        headers: from(address),
      });
    const replies = await times(30, () => register(email));
    const codes = replies.map(({ body }) => body.code).sort();
    expect(codes).toEqual([...Array(20).fill('EMAIL_TAKEN'), ...Array(10).fill('RATE_LIMITED')]);
    const free = await register('nobody-yet@example.org');
    expect([free.status, free.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(free.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await register('nobody-yet@example.org', '203.0.114.31')).status).toBe(201);
  }, 30_000);
});
