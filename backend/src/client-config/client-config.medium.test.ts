import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { configSchema } from '@storysprout/contracts/api/config';
import { readSettings } from '../config/settings.js';
import { LocationService } from '../location/location.service.js';
import { createTestApp, type TestApp } from '../testing/create-test-app.js';
import { ClientConfigService } from './client-config.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    TRUST_PROXY: '1',
    GENERATIONS_PER_DAY: '7',
    OPERATOR_NAME: '一所学校',
    ICP_NUMBER: '京ICP备1号',
    IP_SERVICES: 'https://ip.example.org/json',
  });
}, 60_000);
afterAll(() => app.close());

const configFrom = async (address: string) =>
  (await app.call('GET', '/config', { headers: { 'x-forwarded-for': address } })).body.data;

describe('the configuration for the browser', () => {
  it('gives every client the installation’s logins, limits and operator, and nothing else', async () => {
    const reply = await app.call('GET', '/config');
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(configSchema.strict().parse(reply.body.data)).toMatchObject({
      logins: { email: true, google: null, apple: null, wechat: false },
      limits: { themeGraphemes: 200, passwordMin: 6, nickNameMin: 2, generationsPerDay: 7 },
      ipServices: ['https://ip.example.org/json'],
      operator: { name: '一所学校', contact: null, icp: '京ICP备1号', aiFiling: null },
      mail: false,
    });
  });

  it('lists the 14 voices with their regions', async () => {
    const { voices } = await configFrom('8.8.8.8');
    const china = voices.filter((voice: { regions: string[] }) => voice.regions.includes('china'));
    expect([voices.length, china.length]).toEqual([14, 8]);
  });

  it('contains the region of the caller’s address', async () => {
    const regions = await Promise.all(
      ['114.114.114.114', '8.8.8.8', '192.168.1.1'].map(
        async (address) => (await configFrom(address)).region,
      ),
    );
    expect(regions).toEqual(['china', 'global', 'global']);
  });
});

describe('an installation with logins and mail', () => {
  it('gives the browser their public settings and no secret', async () => {
    const settings = readSettings({
      PUBLIC_URL: 'https://stories.example.org',
      GOOGLE_CLIENT_ID: 'google-client',
      GOOGLE_SCRIPT_URL: 'https://google.example.org:8443/gsi/client',
      APPLE_CLIENT_ID: 'apple-client',
      APPLE_SCRIPT_URL: 'https://apple.example.org/auth.js',
      APPLE_TEAM_ID: 'team',
      APPLE_KEY_ID: 'key-canary',
      APPLE_PRIVATE_KEY: 'pem-canary',
      WECHAT_APP_ID: 'wx-app',
      WECHAT_APP_SECRET: 'secret-canary',
      SMTP_URL: 'smtp://user:canary@localhost',
      MAIL_FROM: 'a@b.cc',
    });
    const service = new ClientConfigService(app.nest.get(LocationService, { strict: false }), settings);
    const config = configSchema.strict().parse(await service.configFor('127.0.0.1'));
    expect([config.logins, config.mail]).toEqual([
      {
        email: true,
        google: {
          clientId: 'google-client',
          scriptUrl: 'https://google.example.org:8443/gsi/client',
          authorizeUrl: 'https://google.example.org:8443/o/oauth2/v2/auth',
        },
        apple: {
          clientId: 'apple-client',
          redirectUri: 'https://stories.example.org/login',
          scriptUrl: 'https://apple.example.org/auth.js',
        },
        wechat: true,
      },
      true,
    ]);
    expect(JSON.stringify(config)).not.toContain('canary');
  });
});
