import { z } from 'zod';
import { REGIONS } from '../../rules.js';
import { defineCalls } from '../call.js';
import { regionSchema } from '../common.js';

export const voiceOptionSchema = z.object({
  value: z.string(),
  label: z.string(),
  description: z.string(),
  provider: z.string(),
  category: z.enum(['Premium', 'Standard', 'Bilingual']),
  regions: z.array(z.enum(REGIONS)),
});
export type VoiceOption = z.infer<typeof voiceOptionSchema>;

const loginScript = { scriptUrl: z.string() };

export const configSchema = z.object({
  logins: z.object({
    email: z.literal(true),
    /** `authorizeUrl` is where the popup flow starts. */
    google: z.object({ clientId: z.string(), ...loginScript, authorizeUrl: z.string() }).nullable(),
    apple: z.object({ clientId: z.string(), redirectUri: z.string(), ...loginScript }).nullable(),
    wechat: z.boolean(),
  }),
  region: regionSchema,
  voices: z.array(voiceOptionSchema),
  limits: z.object({
    themeGraphemes: z.number().int(),
    passwordMin: z.number().int(),
    nickNameMin: z.number().int(),
    generationsPerDay: z.number().int(),
  }),
  ipServices: z.array(z.string()),
  operator: z.object({
    name: z.string().nullable(),
    contact: z.string().nullable(),
    icp: z.string().nullable(),
    aiFiling: z.string().nullable(),
  }),
  mail: z.boolean(),
});
export type Config = z.infer<typeof configSchema>;

export const configCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/config',
    access: 'public',
    status: 200,
    summary: 'What the browser needs to know of this installation',
    data: configSchema,
  },
});
