import { LIMITS } from '@storysprout/contracts/rules';

export const PASSWORD_FIELDS = ['current', 'password', 'repeat'] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];
export type PasswordValues = Record<PasswordField, string>;

/** Names a text of the catalogue. */
export type PasswordError = 'required' | 'short' | 'long' | 'repeatRequired' | 'different' | 'wrong';
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

/** What is wrong in the form; empty when it may be sent. A password counts as typed, never trimmed. */
export function validatePasswords(values: PasswordValues): PasswordErrors {
  // One that could never have been set is simply wrong.
  const current = values.current === '' ? 'required' : validateLength(values.current) && 'wrong';
  const found = { current, password: validateLength(values.password), repeat: validateRepeat(values) };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as PasswordErrors;
}
