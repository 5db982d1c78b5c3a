import { z } from 'zod';

/** All codes of the error envelope with their HTTP status (docs/contract.md §1). */
export const ERROR_STATUS = {
  VALIDATION_FAILED: 400,
  THEME_NOT_ALLOWED: 400,
  CONFIRMATION_REQUIRED: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  PROVIDER_TOKEN_INVALID: 401,
  FORBIDDEN: 403,
  PROOF_REQUIRED: 403,
  NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  IDEMPOTENCY_CONFLICT: 409,
  LAST_LOGIN: 409,
  LOGIN_TAKEN: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  ACCOUNT_LOCKED: 423,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  NOT_CONFIGURED: 501,
  PROVIDER_FAILED: 502,
  UNAVAILABLE: 503,
  PROVIDER_TIMEOUT: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const fieldErrorSchema = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

export const errorEnvelopeSchema = z.object({
  success: z.literal(false),
  data: z.null(),
  message: z.string(),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  errors: z.array(fieldErrorSchema).optional(),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>;

/** The envelope of success around any `data`. */
export const successEnvelope = <T extends z.ZodType>(data: T) =>
  z.object({ success: z.literal(true), data, message: z.string() });
export interface SuccessEnvelope<T> {
  success: true;
  data: T;
  message: string;
}
