import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { wechatStatusSchema, type WechatQr } from '@storysprout/contracts/api/auth';
import { startWechat } from '@storysprout/e2e/stand-ins/wechat';
import { newBrowser, signedInAs, type TestBrowser } from '../../testing/browser.js';
import { createTestApp, type TestApp } from '../../testing/create-test-app.js';

const ACCOUNT = { appId: 'wx-app', appSecret: 'wx-secret' };

let app: TestApp;
let wechat: Awaited<ReturnType<typeof startWechat>>;
/** The screen with the QR code, and the phone that scans it. */
let [screen, phone]: TestBrowser[] = [];
let qr: WechatQr;
/** Secrets that must not be logged. */
const secrets: string[] = [];
beforeAll(async () => {
  wechat = await startWechat(ACCOUNT);
  app = await createTestApp({
    TRUST_PROXY: '1',
    PUBLIC_URL: 'http://stories.example.org',
    WECHAT_APP_ID: ACCOUNT.appId,
    WECHAT_APP_SECRET: ACCOUNT.appSecret,
    WECHAT_API_BASE_URL: wechat.origin,
    WECHAT_OPEN_BASE_URL: wechat.origin,
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await wechat.close();
});
beforeEach(async () => {
  for (const { query } of wechat.requests)
    secrets.push(...[...query.values()].filter((value) => value.length > 30));
  wechat.reset();
  wechat.setPerson();
  [screen, phone] = [newBrowser(app), newBrowser(app)];
  qr = await newQr(screen);
});

const newQr = async (browser: TestBrowser): Promise<WechatQr> => {
  const reply = await browser.call('GET', '/auth/wechat-qr', {
    headers: {
      'x-forwarded-for': '114.114.114.114',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
    },
  });
  const { ticket, qrCode } = reply.body.data;
  secrets.push(ticket, qrCode.split('/').at(-1));
  return reply.body.data;
};
/** Maps an address of the public URL to the test server. */
const here = (address: string) => address.replace('http://stories.example.org', app.url);
const status = async (browser = screen!, ticket = qr.ticket) =>
  wechatStatusSchema.strict().parse((await browser.call('GET', `/auth/wechat-status/${ticket}`)).body);
const statusName = async (browser = screen!, ticket = qr.ticket) => (await status(browser, ticket)).status;
const scan = (browser = phone!) => browser.open(here(qr.qrCode));
const formIn = (html: string) => /name="form" value="([^"]+)"/.exec(html)?.[1] ?? '';

/** Presses a button on the phone's page. */
async function answer(decision: 'confirm' | 'decline', browser = phone!, form?: string) {
  const secret = form ?? formIn((await scan(browser)).html);
  return browser.open(`${here(qr.qrCode)}/confirm`, { form: secret, decision });
}

/** Confirms, consents at WeChat, and returns to the callback. */
async function confirmAll(browser = phone!) {
  const consent = await fetch((await answer('confirm', browser)).headers.get('location')!, {
    redirect: 'manual',
  });
  return browser.open(here(consent.headers.get('location')!));
}

describe('a QR code', () => {
  it('contains the URL of the phone’s page; ticket and match code are other secrets', () => {
    expect(qr.qrCode).toMatch(/^http:\/\/stories\.example\.org\/api\/auth\/wechat\/scan\/[\w-]{43}$/);
    expect(qr.ticket).toMatch(/^[\w-]{43}$/);
    expect(qr.matchCode).toMatch(/^\d\d$/);
    expect(qr.qrCode).not.toContain(qr.ticket);
    expect(screen!.cookie()).toMatch(/^storysprout_browser=[\w-]{43}$/);
  });

  it('is pending, then scanned, then confirmed: the token comes once, and signs in', async () => {
    wechat.setPerson({ nickname: '小雨', unionid: 'u1' });
    expect(await status()).toEqual({ success: true, status: 'pending', data: null });
    expect((await scan()).status).toBe(200);
    expect(await status()).toEqual({ success: true, status: 'scanned', data: null });
    const last = await confirmAll();
    expect([last.status, last.html.includes('登录成功')]).toEqual([200, true]);
    const confirmed = await status();
    expect([confirmed.status, confirmed.data!.userInfo.nickName, confirmed.data!.userInfo.email]).toEqual([
      'confirmed',
      '小雨',
      null,
    ]);
    expect(await signedInAs(app, confirmed.data!)).toBe(confirmed.data!.userInfo.id);
    expect(await statusName()).toBe('expired');
  });

  it('signs in the same user by union id, or by open id until one is known', async () => {
    const signIn = async (person: { openid: string; unionid?: string }) => {
      qr = await newQr(screen!);
      wechat.setPerson(person);
      await confirmAll();
      return (await status()).data!.userInfo.id;
    };
    const first = await signIn({ openid: 'o1' });
    expect(await signIn({ openid: 'o1' })).toBe(first);
    expect(await signIn({ openid: 'o1', unionid: 'union-1' })).toBe(first);
    expect(await signIn({ openid: 'o2', unionid: 'union-1' })).toBe(first);
    expect(await signIn({ openid: 'o2' })).not.toBe(first);
  });

  it('is handed out once to twenty parallel status requests', async () => {
    await confirmAll();
    const names = await Promise.all(Array.from({ length: 20 }, () => statusName()));
    expect(names.filter((name) => name === 'confirmed')).toHaveLength(1);
    expect(await statusName()).toBe('expired');
  });
});

describe('the phone’s page', () => {
  it('shows site, place, browser, time and match code, without script or external resources', async () => {
    const { html, headers } = await scan();
    for (const text of ['stories.example.org', '中国', 'Chrome（Windows）', '刚刚', `<b>${qr.matchCode}</b>`])
      expect(html).toContain(text);
    expect(html).not.toMatch(/<script|<link|<img|src=|https?:/);
    expect(html).not.toContain(qr.ticket);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/127\.0\.0\.1:\d+; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it('is English where the browser accepts no Chinese outside China', async () => {
    const from = (address: string) => ({ 'accept-language': 'en-GB', 'x-forwarded-for': address });
    const reader = newBrowser(app, from('8.8.8.8'));
    const { html, headers } = await scan(reader);
    expect(html).toContain('<html lang="en-US">');
    expect(headers.get('vary')).toContain('Accept-Language');
    const inChina = newBrowser(app, from('114.114.114.114'));
    expect((await scan(inChina)).html).toContain('<html lang="zh-CN">');
    expect((await answer('decline', reader, formIn(html))).html).toContain('Not logged in');
  });

  it('declined signs nobody in: the QR code is over', async () => {
    const { html } = await answer('decline');
    expect(html).toContain('没有登录');
    expect([await statusName(), (await scan()).status]).toEqual(['expired', 404]);
  });

  it('refused at WeChat signs nobody in', async () => {
    wechat.next({ behave: 'refuse' });
    expect((await confirmAll()).html).toContain('没有登录');
    expect(await statusName()).toBe('expired');
  });

  it('leads to WeChat with our callback and a single-use state', async () => {
    const { status: code, headers } = await answer('confirm');
    const target = headers.get('location')!;
    expect([
      code,
      target.startsWith(`${wechat.origin}/connect/oauth2/authorize?appid=wx-app&redirect_uri=`),
    ]).toEqual([303, true]);
    expect(target).toMatch(/&response_type=code&scope=snsapi_userinfo&state=[\w-]{43}#wechat_redirect$/);
    const back = (await fetch(target, { redirect: 'manual' })).headers.get('location')!;
    expect((await phone!.open(here(back))).html).toContain('登录成功');
    expect((await phone!.open(here(back))).status).toBe(404);
  });

  it.each([
    ['the account that is made up for who only looks', { isSnapshot: true }, {}, 403, '微信没有同意登录'],
    [
      'a code that WeChat does not know',
      {},
      { reply: { errcode: 40029, errmsg: 'invalid code' } },
      403,
      '微信没有同意登录',
    ],
    ['a wrong secret', {}, { reply: { errcode: 40125, errmsg: 'invalid appsecret' } }, 502, '微信开小差了'],
    ['an answer in another form', {}, { reply: [] }, 502, '微信开小差了'],
    ['an outage', {}, { code: 500 }, 503, '微信开小差了'],
  ])(
    'shows a friendly page for %s',
    async (_, person, { code = 200, reply }: { code?: number; reply?: unknown }, expected, text) => {
      wechat.setPerson(person);
      // The authorize page works; the calls after it do not.
      if (code !== 200 || reply) wechat.next({}, { status: code, reply });
      const last = await confirmAll();
      expect([last.status, last.html.includes(text)]).toEqual([expected, true]);
      expect(await statusName()).toBe('scanned');
    },
  );
});

describe('an attacker who photographs the QR code', () => {
  it('and scans it second gets no form, and the first one’s is of no use', async () => {
    const form = formIn((await scan()).html);
    const thief = newBrowser(app);
    const page = await thief.open(here(qr.qrCode));
    expect([page.status, page.html.includes('有人扫过了'), formIn(page.html)]).toEqual([403, true, '']);
    expect((await answer('confirm', thief, form)).status).toBe(404);
    // That attempt has not broken it for the phone.
    expect((await answer('confirm', phone, form)).status).toBe(303);
  });

  it('cannot use the phone’s return from WeChat', async () => {
    const consent = await fetch((await answer('confirm')).headers.get('location')!, { redirect: 'manual' });
    const back = here(consent.headers.get('location')!);
    for (const thief of [newBrowser(app), screen!]) expect((await thief.open(back)).status).toBe(404);
    expect(await statusName()).toBe('scanned');
    expect((await phone!.open(back)).status).toBe(200);
  });

  it('cannot collect with the scan id, nor with the ticket from another browser', async () => {
    await confirmAll();
    const scanId = qr.qrCode.split('/').at(-1)!;
    const thief = newBrowser(app);
    await newQr(thief);
    const attempts = [
      [thief, qr.ticket],
      [newBrowser(app), qr.ticket],
      [phone!, qr.ticket],
      [screen!, scanId],
      [screen!, 'x'.repeat(43)],
      [screen!, '%00'],
    ] as const;
    for (const [browser, ticket] of attempts) expect(await statusName(browser, ticket)).toBe('expired');
    expect(await statusName()).toBe('confirmed');
  });

  it('cannot answer twice with one form, nor with an invented one', async () => {
    const form = formIn((await scan()).html);
    expect((await answer('confirm', phone, 'x'.repeat(43))).status).toBe(404);
    expect((await answer('confirm', phone, form)).status).toBe(303);
    expect((await answer('confirm', phone, form)).status).toBe(404);
  });

  it('finds a confirmed QR code over', async () => {
    await confirmAll();
    expect((await scan()).status).toBe(404);
    expect(await statusName()).toBe('confirmed');
  });

  it('does not bind it with a HEAD request', async () => {
    await fetch(here(qr.qrCode), { method: 'HEAD' });
    expect(await statusName()).toBe('pending');
  });
});

describe('a confirmed QR code', () => {
  it('can be collected later when the database is unavailable for a moment', async () => {
    await confirmAll();
    const run = jest
      .spyOn(app.database.dataSource, 'transaction')
      .mockRejectedValueOnce(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    expect((await screen!.call('GET', `/auth/wechat-status/${qr.ticket}`)).status).toBe(503);
    run.mockRestore();
    expect(await statusName()).toBe('confirmed');
  });
});

describe('the website flow', () => {
  const signIn = (body: unknown, browser = screen!) => browser.call('POST', '/auth/wechat-web', { body });

  it('signs in with a code and a state of this browser, once', async () => {
    const body = { code: wechat.newCode(), state: await screen!.nonce() };
    const reply = await signIn(body);
    expect([reply.status, reply.body.data.userInfo.nickName]).toEqual([200, '微信小读者']);
    expect((await signIn(body)).body.code).toBe('PROVIDER_TOKEN_INVALID');
    const again = await signIn({ ...body, state: await screen!.nonce() });
    expect(again.body.code).toBe('PROVIDER_TOKEN_INVALID');
  });

  it('sends WeChat no request for a state of another browser, or an invented one', async () => {
    const code = wechat.newCode();
    const foreign = await newBrowser(app).nonce();
    for (const state of [foreign, 'x'.repeat(43)])
      expect((await signIn({ code, state })).body.code).toBe('PROVIDER_TOKEN_INVALID');
    expect(wechat.requests).toEqual([]);
  });

  it.each([
    [{ status: 503 }, 503, 'UNAVAILABLE'],
    [{ cut: true }, 503, 'UNAVAILABLE'],
    [{ status: 200, reply: { errcode: 40164, errmsg: 'invalid ip' } }, 502, 'PROVIDER_FAILED'],
    [{ status: 200, reply: { openid: 5 } }, 502, 'PROVIDER_FAILED'],
  ])('maps %j of WeChat to %d %s', async (fault, expected, code) => {
    wechat.next(fault);
    const reply = await signIn({ code: wechat.newCode(), state: await screen!.nonce() });
    expect([reply.status, reply.body.code]).toEqual([expected, code]);
  });

  it('refuses a snapshot account', async () => {
    wechat.setPerson({ isSnapshot: true });
    const reply = await signIn({ code: wechat.newCode(), state: await screen!.nonce() });
    expect(reply.body.code).toBe('PROVIDER_TOKEN_INVALID');
  });

  it.each([{}, { code: 'x' }, { state: 'x' }, { code: '', state: 'x' }])(
    'answers 400 to %j',
    async (body) => {
      expect((await signIn(body)).body.code).toBe('VALIDATION_FAILED');
    },
  );
});

describe('the log', () => {
  it('contains no ticket, scan id, code, state or secret', () => {
    const log = app.log();
    expect(log).toContain('signing in with WeChat failed');
    expect(secrets.length).toBeGreaterThan(50);
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(log).not.toMatch(/wx-secret|code=|openid/);
  });
});
