import { REGIONS } from '@storysprout/contracts/rules';
import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

export const SETTINGS = Symbol('Settings');

/** Bytes below which a signing secret could be guessed. */
const SECRET_BYTES = 32;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);

const webAddress = z
  .string()
  .refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  }, 'must be an http or https address without a path, such as https://stories.example.org')
  .transform((text) => new URL(text).origin);

/** Asked in this order with IP_SERVICES=on; they allow requests from any page (facts/providers.md §7). */
const IP_SERVICES = [
  'https://api64.ipify.org?format=json',
  'https://api.ip.sb/jsonip',
  'https://api.my-ip.io/v2/ip.json',
  'https://myip.ipip.net/json',
];

const readableFile = z.string().refine((path) => {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}, 'must be a file that can be read');

const IP_SERVICES_RULE = 'must be off, on, or at most four https addresses with commas between them';
const ipServices = z
  .string()
  .max(2048, IP_SERVICES_RULE)
  .transform((text) => {
    if (text === 'off') return [];
    return text === 'on' ? IP_SERVICES : text.split(',').map((part) => part.trim());
  })
  .refine(
    (services) =>
      services.length <= IP_SERVICES.length &&
      services.every((service) => URL.canParse(service) && new URL(service).protocol === 'https:'),
    IP_SERVICES_RULE,
  );

const environmentSchema = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: webAddress.optional(),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgres://user:password@host:5432/name')
      .optional(),
    JWT_SECRET: z
      .string()
      .refine(
        (text) => Buffer.byteLength(text) >= SECRET_BYTES,
        `must be at least ${SECRET_BYTES} bytes long`,
      )
      .optional(),
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    DEFAULT_REGION: z.enum(REGIONS, `must be ${REGIONS.join(' or ')}`).default('global'),
    RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
    GENERATIONS_PER_DAY: wholeNumber(1, 1_000_000).default(100),
    NARRATION_TIMEOUT_MS: wholeNumber(1, 600_000).default(60_000),
    SCREEN_TERMS_FILE: readableFile.optional(),
    IP_SERVICES: ipServices.default([]),
    REMOTES_URL: z
      .string()
      .regex(/^(\/remotes\.json|https?:\/\/\S+)$/, 'must be /remotes.json or an http or https address')
      .default('/remotes.json'),
    OPERATOR_NAME: z.string().max(200).optional(),
    OPERATOR_CONTACT: z.string().max(200).optional(),
    ICP_NUMBER: z.string().max(100).optional(),
    AI_FILING_NUMBER: z.string().max(100).optional(),
  })
  .superRefine((env, context) => {
    const refuse = (variable: string, message: string) =>
      context.addIssue({ code: 'custom', path: [variable], message });
    if (env.NODE_ENV !== 'production') return;
    if (env.RATE_LIMITS === 'off') refuse('RATE_LIMITS', 'cannot be off with NODE_ENV=production');
    if (env.DATABASE_URL && !env.JWT_SECRET) {
      refuse(
        'JWT_SECRET',
        'is required with NODE_ENV=production and DATABASE_URL: all replicas must share it',
      );
    }
  });

/** Every setting of the process, contract.md §4. */
export interface Settings {
  production: boolean;
  port: number;
  host: string;
  /** Origin of the product's own addresses, without a slash at the end. */
  publicUrl: string;
  /** Absolute. */
  dataDir: string;
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined;
  /** Undefined: made once and kept in `dataDir`. */
  jwtSecret: string | undefined;
  /** Proxy hops in front whose X-Forwarded-For is believed. */
  trustProxy: number;
  defaultRegion: (typeof REGIONS)[number];
  rateLimits: boolean;
  /** Of one user. */
  generationsPerDay: number;
  /** Of one narration, waiting for its turn included. */
  narrationTimeoutMs: number;
  /** The operator's own terms to refuse in themes and stories, one a line. */
  screenTermsFile: string | undefined;
  /** Addresses that the browser asks for its own, in this order; none by default. */
  ipServices: string[];
  remotesUrl: string;
  operator: Record<'name' | 'contact' | 'icp' | 'aiFiling', string | null>;
}

/** What is wrong with the environment: one line for every wrong or missing variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  constructor(readonly problems: string[]) {
    super(`The settings are not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/** Reads and validates the settings; an empty variable counts as unset. Throws a SettingsError that names them all. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = environmentSchema.safeParse(given);
  if (!result.success) {
    throw new SettingsError(result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`));
  }
  const env = result.data;
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    jwtSecret: env.JWT_SECRET,
    trustProxy: env.TRUST_PROXY,
    defaultRegion: env.DEFAULT_REGION,
    rateLimits: env.RATE_LIMITS === 'on',
    generationsPerDay: env.GENERATIONS_PER_DAY,
    narrationTimeoutMs: env.NARRATION_TIMEOUT_MS,
    screenTermsFile: env.SCREEN_TERMS_FILE === undefined ? undefined : resolve(env.SCREEN_TERMS_FILE),
    ipServices: env.IP_SERVICES,
    remotesUrl: env.REMOTES_URL,
    operator: {
      name: env.OPERATOR_NAME ?? null,
      contact: env.OPERATOR_CONTACT ?? null,
      icp: env.ICP_NUMBER ?? null,
      aiFiling: env.AI_FILING_NUMBER ?? null,
    },
  };
}
