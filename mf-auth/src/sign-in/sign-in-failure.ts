import { nickNameProblemOf, PASSWORD_IS_COMMON } from '@storysprout/contracts/rules';
import { isApiError } from '@storysprout/contracts/shell';
import type { Messages } from '../i18n/zh-CN';
import { type Field, FIELDS, type FormMode, type FieldErrors } from '../providers/email/form-rules';

/** Texts of the error modal. */
export interface SignInFailure {
  title: string;
  message: string;
}

type Kind = 'network' | 'account' | 'verificationCode' | 'locked' | 'server';

/** Mapping of a server's message (docs/specification.md §5), in order of precedence. */
const BY_MESSAGE: readonly [(message: string) => boolean, Kind][] = [
  [(message) => message.includes('network'), 'network'],
  [(message) => /username|password|email/.test(message), 'account'],
  [(message) => message.includes('verification code'), 'verificationCode'],
  [(message) => message.includes('account') && message.includes('locked'), 'locked'],
  [(message) => message.includes('server'), 'server'],
];

/** Without INTERNAL: a response without one of our codes has it, too, and its message is more specific. */
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

/** Failures of the provider: shown with the provider's text instead of the mapping. */
const PROVIDER_CODES: ReadonlySet<string> = new Set([
  'PROVIDER_TOKEN_INVALID',
  'PROVIDER_FAILED',
  'PROVIDER_TIMEOUT',
]);

/**
 * Describes a failed login by the error's code, else by the server's message.
 * @param provider of the login, unless it was the e-mail form
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

/** Errors of the form's fields that the server refused. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  if (!isApiError(error) || error.code !== 'VALIDATION_FAILED') return {};
  const problems: FieldErrors = {};
  for (const { path, message } of error.errors) {
    const field = path.split('.').at(-1) as Field;
    if (!FIELDS.includes(field)) continue;
    if (message === PASSWORD_IS_COMMON) problems[field] = 'passwordCommon';
    else problems[field] = field === 'email' ? 'emailInvalid' : 'refused';
  }
  const problem = nickNameProblemOf(error.errors);
  return problem ? { ...problems, nickName: problem } : problems;
}
