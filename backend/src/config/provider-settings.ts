import { z } from 'zod';
import { credential, mailSender, serviceAddress, wholeNumber } from './setting-values.js';

/** Environment variables of external providers: AI, voices, sign-in, mail; with their public addresses as defaults. */
export const providerVariables = {
  OPENAI_API_KEY: credential.optional(),
  OPENAI_BASE_URL: serviceAddress.default('https://api.openai.com/v1'),
  OPENAI_MODEL: credential.default('gpt-5.4-mini'),
  OPENAI_TTS_MODEL: credential.default('gpt-4o-mini-tts'),
  OPENAI_MODERATION: z.enum(['on', 'off'], 'must be on or off').default('on'),
  AI_CN_API_KEY: credential.optional(),
  AI_CN_BASE_URL: serviceAddress.default('https://dashscope.aliyuncs.com/compatible-mode/v1'),
  AI_CN_MODEL: credential.default('qwen-plus'),
  DASHSCOPE_API_KEY: credential.optional(),
  DASHSCOPE_BASE_URL: serviceAddress.default('https://dashscope.aliyuncs.com'),
  NLS_APP_KEY: credential.optional(),
  NLS_ACCESS_KEY_ID: credential.optional(),
  NLS_ACCESS_KEY_SECRET: credential.optional(),
  NLS_BASE_URL: serviceAddress.default('https://nls-gateway-cn-shanghai.aliyuncs.com'),
  NLS_TOKEN_URL: serviceAddress.default('https://nls-meta.cn-shanghai.aliyuncs.com'),
  MINIMAX_API_KEY: credential.optional(),
  MINIMAX_GROUP_ID: credential.optional(),
  MINIMAX_BASE_URL: serviceAddress.optional(),
  AI_TIMEOUT_MS: wholeNumber(1, 600_000).default(60_000),
  NARRATION_TIMEOUT_MS: wholeNumber(1, 600_000).default(60_000),
  AI_MAX_CONCURRENT: wholeNumber(1, 100_000).default(1000),
  AI_FALLBACK: z.enum(['none', 'embedded'], 'must be none or embedded').default('none'),
  GOOGLE_CLIENT_ID: credential.optional(),
  GOOGLE_JWKS_URL: serviceAddress.default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_SCRIPT_URL: serviceAddress.default('https://accounts.google.com/gsi/client'),
  APPLE_CLIENT_ID: credential.optional(),
  APPLE_JWKS_URL: serviceAddress.default('https://appleid.apple.com/auth/keys'),
  APPLE_SCRIPT_URL: serviceAddress.default(
    'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js',
  ),
  APPLE_BASE_URL: serviceAddress.default('https://appleid.apple.com'),
  APPLE_TEAM_ID: credential.optional(),
  APPLE_KEY_ID: credential.optional(),
  APPLE_PRIVATE_KEY: credential.optional(),
  WECHAT_APP_ID: credential.optional(),
  WECHAT_APP_SECRET: credential.optional(),
  WECHAT_API_BASE_URL: serviceAddress.default('https://api.weixin.qq.com'),
  WECHAT_OPEN_BASE_URL: serviceAddress.default('https://open.weixin.qq.com'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must look like smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: mailSender.optional(),
};

const variables = z.object(providerVariables);
type Variables = z.infer<typeof variables>;
type Variable = keyof Variables;

/** Variables that are only valid together. */
const SETS: readonly (readonly Variable[])[] = [
  ['NLS_APP_KEY', 'NLS_ACCESS_KEY_ID', 'NLS_ACCESS_KEY_SECRET'],
  ['APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  ['SMTP_URL', 'MAIL_FROM'],
];

/** Missing variables of partially configured sets, each with a message. */
export function findIncomplete(env: Variables): [variable: Variable, message: string][] {
  return SETS.flatMap((set) => {
    const missing = set.filter((name) => env[name] === undefined);
    if (missing.length === set.length) return [];
    return missing.map((name): [Variable, string] => [name, `is required with ${set.find((n) => env[n])}`]);
  });
}

/** An OpenAI-compatible endpoint. */
export interface AiSettings {
  apiKey: string;
  baseUrl: string;
  model: string;
}

/** Settings of external providers; undefined where this installation has no account. */
export interface ProviderSettings {
  ai: {
    global: AiSettings | undefined;
    china: AiSettings | undefined;
    /** Whether OpenAI's moderation endpoint screens, outside China. */
    moderation: boolean;
    /** Of one generation, all attempts included. */
    timeoutMs: number;
    /** Provider requests of this process at once. */
    maxConcurrent: number;
    /** Whether the embedded engine takes over from a provider that failed. */
    fallback: boolean;
  };
  voices: {
    openai: AiSettings | undefined;
    dashscope: { apiKey: string; baseUrl: string } | undefined;
    nls:
      | { appKey: string; accessKeyId: string; accessKeySecret: string; baseUrl: string; tokenUrl: string }
      | undefined;
    /** `baseUrl` undefined: the host of the caller's region. */
    minimax: { apiKey: string; groupId: string | undefined; baseUrl: string | undefined } | undefined;
  };
  /** Of one narration, time in the queue included. */
  narrationTimeoutMs: number;
  google: { clientId: string; jwksUrl: string; scriptUrl: string } | undefined;
  apple:
    | {
        clientId: string;
        jwksUrl: string;
        scriptUrl: string;
        baseUrl: string;
        /** The key that revokes a login when its account is deleted. */
        key: { teamId: string; keyId: string; privateKey: string } | undefined;
      }
    | undefined;
  wechat: { appId: string; appSecret: string; apiBaseUrl: string; openBaseUrl: string } | undefined;
  mail: { smtpUrl: string; from: { name: string; address: string } } | undefined;
}

/** Builds the provider settings from validated variables. */
export function providerSettings(env: Variables): ProviderSettings {
  return {
    ai: {
      global: aiAccount(env.OPENAI_API_KEY, env.OPENAI_BASE_URL, env.OPENAI_MODEL),
      china: aiAccount(env.AI_CN_API_KEY, env.AI_CN_BASE_URL, env.AI_CN_MODEL),
      moderation: env.OPENAI_MODERATION === 'on',
      timeoutMs: env.AI_TIMEOUT_MS,
      maxConcurrent: env.AI_MAX_CONCURRENT,
      fallback: env.AI_FALLBACK === 'embedded',
    },
    voices: {
      openai: aiAccount(env.OPENAI_API_KEY, env.OPENAI_BASE_URL, env.OPENAI_TTS_MODEL),
      dashscope: env.DASHSCOPE_API_KEY
        ? { apiKey: env.DASHSCOPE_API_KEY, baseUrl: env.DASHSCOPE_BASE_URL }
        : undefined,
      nls: nls(env),
      minimax: env.MINIMAX_API_KEY
        ? { apiKey: env.MINIMAX_API_KEY, groupId: env.MINIMAX_GROUP_ID, baseUrl: env.MINIMAX_BASE_URL }
        : undefined,
    },
    narrationTimeoutMs: env.NARRATION_TIMEOUT_MS,
    google: env.GOOGLE_CLIENT_ID
      ? { clientId: env.GOOGLE_CLIENT_ID, jwksUrl: env.GOOGLE_JWKS_URL, scriptUrl: env.GOOGLE_SCRIPT_URL }
      : undefined,
    apple: apple(env),
    wechat: wechat(env),
    mail: env.SMTP_URL && env.MAIL_FROM ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
  };
}

function aiAccount(apiKey: string | undefined, baseUrl: string, model: string): AiSettings | undefined {
  return apiKey ? { apiKey, baseUrl, model } : undefined;
}

function nls(env: Variables): ProviderSettings['voices']['nls'] {
  const { NLS_APP_KEY: appKey, NLS_ACCESS_KEY_ID: accessKeyId, NLS_ACCESS_KEY_SECRET: accessKeySecret } = env;
  if (!appKey || !accessKeyId || !accessKeySecret) return undefined;
  return { appKey, accessKeyId, accessKeySecret, baseUrl: env.NLS_BASE_URL, tokenUrl: env.NLS_TOKEN_URL };
}

function apple(env: Variables): ProviderSettings['apple'] {
  if (!env.APPLE_CLIENT_ID) return undefined;
  const { APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: pem } = env;
  return {
    clientId: env.APPLE_CLIENT_ID,
    jwksUrl: env.APPLE_JWKS_URL,
    scriptUrl: env.APPLE_SCRIPT_URL,
    baseUrl: env.APPLE_BASE_URL,
    // In a .env file the lines of the key are joined by \n.
    key: teamId && keyId && pem ? { teamId, keyId, privateKey: pem.replaceAll('\\n', '\n') } : undefined,
  };
}

function wechat(env: Variables): ProviderSettings['wechat'] {
  const { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: appSecret } = env;
  if (!appId || !appSecret) return undefined;
  return { appId, appSecret, apiBaseUrl: env.WECHAT_API_BASE_URL, openBaseUrl: env.WECHAT_OPEN_BASE_URL };
}
