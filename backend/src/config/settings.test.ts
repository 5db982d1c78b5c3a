import { describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { readSettings, SettingsError } from './settings.js';
import { loadTokenKey } from './token-key.js';

function problems(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

describe('settings', () => {
  it('have defaults that work on one machine', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      trustProxy: 0,
      defaultRegion: 'global',
      rateLimits: true,
      generationsPerDay: 100,
      budgets: {
        perDay: 2000,
        perAddress: 1000,
        perPupil: 60,
        perNewPupil: 20,
        unconfirmed: 0,
        charactersPerUnit: 500,
        newAccountHours: 24,
        crowdedAddress: 60,
      },
      screenTermsFile: undefined,
      ipServices: [],
      remotesUrl: '/remotes.json',
      production: false,
      operator: { name: null, contact: null, icp: null, aiFiling: null },
    });
    expect(isAbsolute(settings.dataDir)).toBe(true);
  });

  it('treat an empty variable as unset', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ', JWT_SECRET: '' })).toEqual(readSettings({}));
  });

  it('list all problems at once, one line for each variable, without its value', () => {
    const found = problems({
      PORT: '70000',
      PUBLIC_URL: 'stories.example.org',
      DATABASE_URL: 'mysql://user:hunter2@db/x',
      JWT_SECRET: 'too short',
      TRUST_PROXY: 'yes',
      DEFAULT_REGION: 'mars',
      RATE_LIMITS: 'maybe',
      GENERATIONS_PER_DAY: '-1',
      SCREEN_TERMS_FILE: '/there/is/no/such/file.txt',
      IP_SERVICES: 'https://ip.example.org, http://ip.example.org',
    });
    expect(found.map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'JWT_SECRET',
      'TRUST_PROXY',
      'DEFAULT_REGION',
      'RATE_LIMITS',
      'GENERATIONS_PER_DAY',
      'SCREEN_TERMS_FILE',
      'IP_SERVICES',
    ]);
    expect(found.join()).not.toMatch(/hunter2|too short/);
    expect(found[0]).toBe('PORT must be a whole number from 0 to 65535');
  });

  it('in production require limits, and a secret that replicas share', () => {
    const production = { NODE_ENV: 'production' };
    expect(problems({ ...production, RATE_LIMITS: 'off' })).toEqual([
      'RATE_LIMITS cannot be off with NODE_ENV=production',
    ]);
    expect(problems({ ...production, DATABASE_URL: 'postgres://db/x' })[0]).toMatch(
      /^JWT_SECRET is required/,
    );
    expect(problems({ ...production, DATABASE_URL: 'postgres://db/x', JWT_SECRET: 'x'.repeat(32) })).toEqual(
      [],
    );
    expect(problems(production)).toEqual([]);
    expect(problems({ RATE_LIMITS: 'off', DATABASE_URL: 'postgres://db/x' })).toEqual([]);
  });

  it('contain a provider once it has its credentials, with its public addresses', () => {
    expect(readSettings({})).toMatchObject({
      ai: { global: undefined, china: undefined, timeoutMs: 60_000, maxConcurrent: 1000, fallback: false },
      voices: { openai: undefined, dashscope: undefined, nls: undefined, minimax: undefined },
      google: undefined,
      apple: undefined,
      wechat: undefined,
      mail: undefined,
    });
    const { ai, voices, google } = readSettings({
      OPENAI_API_KEY: 'key',
      AI_CN_API_KEY: 'other',
      AI_CN_BASE_URL: 'https://api.deepseek.com/',
      GOOGLE_CLIENT_ID: 'client',
    });
    expect(ai.global?.baseUrl).toBe('https://api.openai.com/v1');
    expect(ai.china).toMatchObject({ apiKey: 'other', baseUrl: 'https://api.deepseek.com' });
    expect(voices.openai?.apiKey).toBe('key');
    expect(google?.jwksUrl).toBe('https://www.googleapis.com/oauth2/v3/certs');
  });

  it('name the missing one of credentials that are only valid together', () => {
    expect(problems({ WECHAT_APP_ID: 'wx1', NLS_ACCESS_KEY_ID: 'a', NLS_APP_KEY: 'b' })).toEqual([
      'NLS_ACCESS_KEY_SECRET is required with NLS_APP_KEY',
      'WECHAT_APP_SECRET is required with WECHAT_APP_ID',
    ]);
    expect(problems({ SMTP_URL: 'http://mail', MAIL_FROM: 'x' })[0]).toMatch(/^SMTP_URL must look like/);
  });

  it.each([
    ['StorySprout <no-reply@stories.example.org>', 'StorySprout', 'no-reply@stories.example.org'],
    ['"故事芽" <Sprout@例子.中国>', '故事芽', 'sprout@xn--fsqu00a.xn--fiqs8s'],
    ['no-reply@stories.example.org', '', 'no-reply@stories.example.org'],
  ])('take the sender %j of mails apart', (text, name, address) => {
    const { mail } = readSettings({ SMTP_URL: 'smtp://mail', MAIL_FROM: text });
    expect(mail?.from).toEqual({ name, address });
  });

  it.each(['x', 'a@b.cc, c@d.ee', 'Name <a@b.cc> <c@d.ee>', 'Na\u0007me <a@b.cc>'])(
    'refuse the sender %j',
    (text) => {
      expect(problems({ SMTP_URL: 'smtp://mail', MAIL_FROM: text })).toEqual([
        expect.stringMatching(/^MAIL_FROM must be an e-mail address/),
      ]);
    },
  );

  it('let the browser query no service, four well-known ones or the operator’s own for its address', () => {
    const services = (value: string) => readSettings({ IP_SERVICES: value }).ipServices;
    expect(services('off')).toEqual([]);
    expect(services('on')).toHaveLength(4);
    expect(services('https://ip.example.org/json, https://other.example.org')).toEqual([
      'https://ip.example.org/json',
      'https://other.example.org',
    ]);
  });

  it.each(['REDIS_URL', 'STORAGE_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
    'refuse %s, which nothing serves yet, by its name',
    (variable) => {
      expect(problems({ [variable]: 'redis://state:6379' })).toEqual([
        `${variable} is not served yet: this release keeps state in its process and files in DATA_DIR`,
      ]);
      expect(problems({ [variable]: ' ' })).toEqual([]);
    },
  );

  it.each([
    '/remotes.json',
    'https://cdn.example.org/remotes.json',
    'http://localhost:5000/remotes.json',
    'http://127.0.0.1:5000/remotes.json',
    'http://[::1]:5000/remotes.json',
  ])('read the registry of remotes at %s', (address) => {
    expect(problems({ REMOTES_URL: address })).toEqual([]);
  });

  it.each([
    'http://cdn.example.org/remotes.json',
    'http://localhost.example.org/remotes.json',
    'http://192.168.1.5/remotes.json',
    'http://127.0.0.1@example.org/remotes.json',
    'ftp://localhost/remotes.json',
    '/elsewhere.json',
    'file:///remotes.json',
  ])('refuse the registry at %s, which others could answer', (address) => {
    expect(problems({ REMOTES_URL: address })).toEqual([expect.stringMatching(/^REMOTES_URL must be/)]);
  });

  it.each([
    ['security@example.org', 'mailto:security@example.org'],
    ['mailto:security@example.org', 'mailto:security@example.org'],
    ['https://example.org/security', 'https://example.org/security'],
    ['tel:+86-10-5550-0100', 'tel:+86-10-5550-0100'],
  ])('keep SECURITY_CONTACT %s as a URI', (given, uri) => {
    expect(readSettings({ SECURITY_CONTACT: given }).securityContact).toBe(uri);
  });

  it.each(['ask me', 'http://example.org', 'https://a\nExpires: never', 'javascript:x@y.z'])(
    'refuse SECURITY_CONTACT %j',
    (given) => {
      expect(problems({ SECURITY_CONTACT: given })).toHaveLength(1);
    },
  );

  it.each([
    ['https://stories.example.org/', 'https://stories.example.org'],
    ['http://192.168.1.5:8080', 'http://192.168.1.5:8080'],
  ])('keep the origin of PUBLIC_URL %s', (given, origin) => {
    expect(readSettings({ PUBLIC_URL: given }).publicUrl).toBe(origin);
  });
});

describe('the token key', () => {
  it('is created once, also in parallel, and readable by its owner alone', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'storysprout-key-'));
    try {
      const settings = readSettings({ DATA_DIR: join(dataDir, 'new') });
      const keys = await Promise.all(Array.from({ length: 8 }, () => loadTokenKey(settings)));
      const later = await loadTokenKey(settings);
      expect(keys.every((key) => key.equals(later))).toBe(true);
      expect(later.symmetricKeySize).toBeGreaterThanOrEqual(32);
      expect(await readdir(settings.dataDir)).toEqual(['jwt-secret']);
      expect((await stat(join(settings.dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600);
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });
});
