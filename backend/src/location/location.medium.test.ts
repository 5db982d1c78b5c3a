import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { locationSchema } from '@storysprout/contracts/api/location';
import { createTestApp, registerUser, type TestApp } from '../testing/create-test-app.js';

let app: TestApp;
let inChina: TestApp;
beforeAll(async () => {
  app = await createTestApp({ TRUST_PROXY: '1' });
  inChina = await createTestApp({ DEFAULT_REGION: 'china' });
}, 60_000);
afterAll(async () => {
  await app.close();
  await inChina.close();
});

const CHINA_ADDRESS = '114.114.114.114';
const from = (address: string) => ({ 'x-forwarded-for': address });
const locate = async (ip: unknown, own = '127.0.0.1', server = app) => {
  const reply = await server.call('POST', '/location', { body: { ip }, headers: from(own) });
  expect(reply.status).toBe(200);
  const { countryCode, isChina } = locationSchema.parse(reply.body.data);
  return `${countryCode} ${isChina}`;
};

describe('location', () => {
  it.each([
    [CHINA_ADDRESS, 'CN true'],
    ['8.8.8.8', 'US false'],
    ['2400:3200::1', 'CN true'],
    ['2001:4860:4860::8888', 'US false'],
    [`::ffff:${CHINA_ADDRESS}`, 'CN true'],
    ['203.80.0.1', 'HK false'],
    ['202.175.1.1', 'MO false'],
  ])('of %s is %s', async (ip, place) => {
    expect(await locate(ip)).toBe(place);
  });

  it.each([
    undefined,
    null,
    '',
    'nonsense',
    '999.1.1.1',
    '10.0.0.1',
    '127.0.0.1',
    // The country data has this private address in Australia.
    '192.168.1.1',
    '172.16.0.1',
    '::1',
    'fe80::1%eth0',
    '::ffff:192.168.1.1',
    'fd00::1',
    'x'.repeat(1_000),
  ])('of %p is that of the caller’s own address', async (ip) => {
    expect(await locate(ip, CHINA_ADDRESS)).toBe('CN true');
  });

  it('needs no body', async () => {
    const reply = await app.call('POST', '/location', { headers: from('8.8.8.8') });
    expect(reply.body.data).toEqual({
      country: 'United States',
      countryCode: 'US',
      region: '',
      city: '',
      timezone: '',
      isChina: false,
    });
  });

  it('without a known address is DEFAULT_REGION', async () => {
    const own = await app.call('POST', '/location', { body: {} });
    expect(own.body.data).toMatchObject({ country: 'Global', countryCode: 'US', isChina: false });
    const china = await inChina.call('POST', '/location', { body: {} });
    expect(china.body.data).toMatchObject({ country: 'China', countryCode: 'CN', isChina: true });
    expect(await locate('8.8.8.8', '127.0.0.1', inChina)).toBe('US false');
  });

  it('of a proxy’s client is trusted for as many hops as configured', async () => {
    expect(await locate(undefined, `${CHINA_ADDRESS}, 8.8.8.8`)).toBe('US false');
    expect(await locate(undefined, CHINA_ADDRESS, inChina)).toBe('CN true');
  });

  it('decides a user’s region at registration and sign-in, whatever the browser sends', async () => {
    const body = { email: 'mei@example.org', password: 'secret-123', nickName: 'Mei', region: 'global' };
    const registered = await app.call('POST', '/auth/register', { body, headers: from(CHINA_ADDRESS) });
    expect(registered.body.data.userInfo).toMatchObject({ region: 'china', language: 'zh-CN' });
    const abroad = await app.call('POST', '/auth/email', { body, headers: from('8.8.8.8') });
    expect(abroad.body.data.userInfo.region).toBe('global');
    expect((await registerUser(inChina)).userInfo.region).toBe('china');
  });
});
