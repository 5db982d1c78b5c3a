import { LIMITS } from '@storysprout/contracts/rules';

export const PASSWORD_FIELDS = ['current', 'password', 'repeat'] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];
export type PasswordValues = Record<PasswordField, string>;

/** Names a text of the catalogue. */
export type PasswordProblem = 'required' | 'short' | 'long' | 'repeatRequired' | 'different' | 'wrong';
export type PasswordProblems = Partial<Record<PasswordField, PasswordProblem>>;

function lengthProblem({ length }: string): PasswordProblem | undefined {
  if (length === 0) return 'required';
  if (length < LIMITS.password.min) return 'short';
  return length > LIMITS.password.max ? 'long' : undefined;
}

function repeatProblem({ password, repeat }: PasswordValues): PasswordProblem | undefined {
  if (repeat === '') return 'repeatRequired';
  return repeat === password ? undefined : 'different';
}

/** What is wrong in the form; empty when it may be sent. A password counts as typed, never trimmed. */
export function passwordProblems(values: PasswordValues): PasswordProblems {
  // One that could never have been set is simply wrong.
  const current = values.current === '' ? 'required' : lengthProblem(values.current) && 'wrong';
  const found = { current, password: lengthProblem(values.password), repeat: repeatProblem(values) };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as PasswordProblems;
}
