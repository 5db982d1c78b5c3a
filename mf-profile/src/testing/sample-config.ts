import type { Config } from '@storysprout/contracts/api/config';
import { VOICES } from '@storysprout/contracts/voices';

/** An installation outside China, for tests and standalone work. */
export const sampleConfig: Config = {
  logins: { email: true, google: null, apple: null, wechat: false },
  region: 'global',
  voices: [...VOICES],
  limits: { themeGraphemes: 200, passwordMin: 6, nickNameMin: 2, generationsPerDay: 100 },
  ipServices: [],
  operator: { name: null, contact: null, icp: null, aiFiling: null },
  mail: false,
};
