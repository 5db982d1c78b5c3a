import { isApiError } from '@storysprout/contracts/shell';
import type { Messages } from '../i18n/zh-CN';
import { type Field, FIELDS, type FormMode, type FieldErrors } from '../providers/email/form-rules';

/** What the modal says. */
export interface SignInFailure {
  title: string;
  message: string;
}

type Kind = 'network' | 'account' | 'verificationCode' | 'locked' | 'server';

/** The specification's mapping of a server's message, in its order; the first that fits is taken. */
const BY_MESSAGE: readonly [(message: string) => boolean, Kind][] = [
  [(message) => message.includes('network'), 'network'],
  [(message) => /username|password|email/.test(message), 'account'],
  [(message) => message.includes('verification code'), 'verificationCode'],
  [(message) => message.includes('account') && message.includes('locked'), 'locked'],
  [(message) => message.includes('server'), 'server'],
];

/** Not INTERNAL: an answer without a code of ours is called so, too, and its message says more. */
const BY_CODE: Partial<Record<string, Kind>> = {
  INVALID_CREDENTIALS: 'account',
  ACCOUNT_LOCKED: 'locked',
  NETWORK: 'network',
  TIMEOUT: 'network',
  UNAVAILABLE: 'server',
};

const OWN_TEXT = {
  EMAIL_TAKEN: 'emailTaken',
  RATE_LIMITED: 'rateLimited',
  NOT_CONFIGURED: 'notConfigured',
  VALIDATION_FAILED: 'refused',
} as const;

/** The provider's side of it: which of its texts is told, none of the mapping's. */
const PROVIDER_CODES: ReadonlySet<string> = new Set([
  'PROVIDER_TOKEN_INVALID',
  'PROVIDER_FAILED',
  'PROVIDER_TIMEOUT',
]);

/**
 * Says what went wrong: by the error's code first, then by the server's message.
 * @param provider whose login it was, if it was not the e-mail form
 */
export function describeFailure(
  error: unknown,
  mode: FormMode,
  t: Messages,
  provider?: string,
): SignInFailure {
  const title = t.failureTitles[mode];
  const byDefault = provider ? t.providerProblems.loginFailed(provider) : t.failureDefaults[mode];
  if (!isApiError(error)) return { title, message: t.failureDefaults.operation };
  if (error.code in OWN_TEXT) {
    return { title, message: t.failures[OWN_TEXT[error.code as keyof typeof OWN_TEXT]] };
  }
  if (provider && PROVIDER_CODES.has(error.code)) return { title, message: byDefault };
  const message = error.message.toLowerCase();
  const kind = BY_CODE[error.code] ?? BY_MESSAGE.find(([fits]) => fits(message))?.[1];
  if (kind) return { title: t.failureTitles[kind], message: t.failures[kind] };
  return { title, message: error.message || byDefault };
}

/** The fields that the server refused, if it named any that this form has. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  if (!isApiError(error) || error.code !== 'VALIDATION_FAILED') return {};
  const problems: FieldErrors = {};
  for (const { path } of error.errors) {
    const field = path.split('.').at(-1) as Field;
    if (FIELDS.includes(field)) problems[field] = field === 'email' ? 'emailInvalid' : 'refused';
  }
  return problems;
}
