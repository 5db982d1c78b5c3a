import { REGIONS } from '@storysprout/contracts/rules';
import { resolve } from 'node:path';
import { z } from 'zod';
import { budgetSettings, budgetVariables, type BudgetSettings } from './budget-settings.js';
import {
  findIncomplete,
  providerSettings,
  providerVariables,
  type ProviderSettings,
} from './provider-settings.js';
import {
  contactUri,
  ipServices,
  readableFile,
  registryAddress,
  webAddress,
  wholeNumber,
} from './setting-values.js';
import { unservedVariables } from './unserved-settings.js';

export const SETTINGS = Symbol('Settings');

/** Minimum bytes of a signing secret that cannot be guessed. */
const SECRET_BYTES = 32;

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
    SCREEN_TERMS_FILE: readableFile.optional(),
    IP_SERVICES: ipServices.default([]),
    REMOTES_URL: registryAddress.default('/remotes.json'),
    SECURITY_CONTACT: contactUri.optional(),
    OPERATOR_NAME: z.string().max(200).optional(),
    OPERATOR_CONTACT: z.string().max(200).optional(),
    ICP_NUMBER: z.string().max(100).optional(),
    AI_FILING_NUMBER: z.string().max(100).optional(),
    METRICS_PORT: wholeNumber(1, 65_535).optional(),
    ...budgetVariables,
    ...providerVariables,
    ...unservedVariables,
  })
  .superRefine((env, context) => {
    const refuse = (variable: string, message: string) =>
      context.addIssue({ code: 'custom', path: [variable], message });
    for (const [variable, message] of findIncomplete(env)) refuse(variable, message);
    if (env.NODE_ENV !== 'production') return;
    if (env.RATE_LIMITS === 'off') refuse('RATE_LIMITS', 'cannot be off with NODE_ENV=production');
    if (env.DATABASE_URL && !env.JWT_SECRET) {
      refuse(
        'JWT_SECRET',
        'is required with NODE_ENV=production and DATABASE_URL: all replicas must share it',
      );
    }
  });

/** The settings of the process; docs/operations.md lists the variables. */
export interface Settings extends ProviderSettings {
  production: boolean;
  port: number;
  host: string;
  /** Origin of the product's own addresses, without a trailing slash. */
  publicUrl: string;
  /** Absolute. */
  dataDir: string;
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined;
  /** Undefined: created once and kept in `dataDir`. */
  jwtSecret: string | undefined;
  /** Trusted proxy hops for X-Forwarded-For. */
  trustProxy: number;
  defaultRegion: (typeof REGIONS)[number];
  rateLimits: boolean;
  /** For each user. */
  generationsPerDay: number;
  /** In force unless `rateLimits` is off. */
  budgets: BudgetSettings;
  /** File with the operator's own screening terms, one a line. */
  screenTermsFile: string | undefined;
  /** Services that the browser requests for its own address, in this order; none by default. */
  ipServices: string[];
  /** `/remotes.json`, or where the registry of remotes is read. */
  remotesUrl: string;
  /** URI for reports of vulnerabilities; undefined: the page about the installation. */
  securityContact: string | undefined;
  operator: Record<'name' | 'contact' | 'icp' | 'aiFiling', string | null>;
  /** Port of the Prometheus metrics; undefined: not served. */
  metricsPort: number | undefined;
}

/** Invalid settings: one line for every wrong or missing variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  constructor(readonly problems: string[]) {
    super(`The settings are not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/** Reads and validates the settings; an empty variable counts as unset. @throws SettingsError with all problems */
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
    budgets: budgetSettings(env),
    screenTermsFile: env.SCREEN_TERMS_FILE === undefined ? undefined : resolve(env.SCREEN_TERMS_FILE),
    ipServices: env.IP_SERVICES,
    remotesUrl: env.REMOTES_URL,
    securityContact: env.SECURITY_CONTACT,
    operator: {
      name: env.OPERATOR_NAME ?? null,
      contact: env.OPERATOR_CONTACT ?? null,
      icp: env.ICP_NUMBER ?? null,
      aiFiling: env.AI_FILING_NUMBER ?? null,
    },
    metricsPort: env.METRICS_PORT,
    ...providerSettings(env),
  };
}
