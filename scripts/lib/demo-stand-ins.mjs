import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { startAliyunNls, NLS_KEYS } from '../../e2e/stand-ins/aliyun-nls.mjs';
import { startApple } from '../../e2e/stand-ins/apple.mjs';
import { startChinaAi } from '../../e2e/stand-ins/china-ai.mjs';
import { startDashScopeSpeech } from '../../e2e/stand-ins/dashscope-speech.mjs';
import { startGoogle } from '../../e2e/stand-ins/google.mjs';
import { startMiniMax } from '../../e2e/stand-ins/minimax.mjs';
import { startOpenAi } from '../../e2e/stand-ins/openai.mjs';
import { startSmtp } from '../../e2e/stand-ins/smtp.mjs';
import { startWechat } from '../../e2e/stand-ins/wechat.mjs';
import { embeddedAnswers } from './stand-in-stories.mjs';

const WECHAT = { appId: 'wx-demo', appSecret: 'demo-secret' };
const KEY = 'demo-key';

/** Private key for Apple, in the format in which an operator downloads it. */
const applePrivateKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' });

/** Writes the requested stories for the AI stand-ins. Needs a build. */
async function writer() {
  const answer = await embeddedAnswers();
  return { write: ({ theme, grade }) => answer({ theme, grade, seed: randomUUID() }) };
}

/** All stand-ins: name, start function, and settings by which the product uses it. */
export const STAND_INS = [
  ['google', () => startGoogle(), ({ settings }) => settings],
  [
    'apple',
    () => startApple(),
    ({ settings }) => ({
      ...settings,
      APPLE_TEAM_ID: 'DEMOTEAM01',
      APPLE_KEY_ID: 'DEMOKEY001',
      APPLE_PRIVATE_KEY: applePrivateKey(),
    }),
  ],
  [
    'wechat',
    () => startWechat({ ...WECHAT, ask: true }),
    ({ origin }) => ({
      WECHAT_APP_ID: WECHAT.appId,
      WECHAT_APP_SECRET: WECHAT.appSecret,
      WECHAT_API_BASE_URL: origin,
      WECHAT_OPEN_BASE_URL: origin,
    }),
  ],
  [
    'smtp',
    () => startSmtp(),
    ({ url }) => ({ SMTP_URL: url, MAIL_FROM: 'StorySprout <sprout@example.com>' }),
  ],
  [
    'openai',
    async () => startOpenAi(await writer()),
    ({ baseUrl }) => ({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: baseUrl }),
  ],
  [
    'qwen',
    async () => startChinaAi(await writer()),
    ({ baseUrl }) => ({ AI_CN_API_KEY: KEY, AI_CN_BASE_URL: baseUrl }),
  ],
  [
    'qwen-tts',
    () => startDashScopeSpeech(),
    ({ origin }) => ({ DASHSCOPE_API_KEY: KEY, DASHSCOPE_BASE_URL: origin }),
  ],
  [
    'nls',
    () => startAliyunNls(),
    ({ origin }) => ({
      NLS_APP_KEY: NLS_KEYS.appKey,
      NLS_ACCESS_KEY_ID: NLS_KEYS.accessKeyId,
      NLS_ACCESS_KEY_SECRET: NLS_KEYS.accessKeySecret,
      NLS_BASE_URL: origin,
      NLS_TOKEN_URL: origin,
    }),
  ],
  ['minimax', () => startMiniMax(), ({ origin }) => ({ MINIMAX_API_KEY: KEY, MINIMAX_BASE_URL: origin })],
];
