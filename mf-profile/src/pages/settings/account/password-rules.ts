import { LIMITS } from '@storysprout/contracts/rules';

export const PASSWORD_FIELDS = ['current', 'password', 'repeat'] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];
export type PasswordValues = Record<PasswordField, string>;

/** Key of a text in the catalogue. */
export type PasswordError =
  | 'required'
  | 'short'
  | 'long'
  | 'common'
  | 'repeatRequired'
  | 'different'
  | 'wrong';
export type PasswordErrors = Partial<Record<PasswordField, PasswordError>>;

function validateLength({ length }: string): PasswordError | undefined {
  if (length === 0) return 'required';
  if (length < LIMITS.password.min) return 'short';
  return length > LIMITS.password.max ? 'long' : undefined;
}

function validateRepeat({ password, repeat }: PasswordValues): PasswordError | undefined {
  if (repeat === '') return 'repeatRequired';
  return repeat === password ? undefined : 'different';
}

/** Validates the form; empty if valid. Passwords are never trimmed. */
export function validatePasswords(values: PasswordValues): PasswordErrors {
  // A password that breaks the rules cannot be the current one.
  const current = values.current === '' ? 'required' : validateLength(values.current) && 'wrong';
  const found = { current, password: validateLength(values.password), repeat: validateRepeat(values) };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as PasswordErrors;
}
