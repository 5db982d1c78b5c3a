import { isEmail, mayBeKnownEmail, normalizeEmail } from '@storysprout/contracts/email-address';
import { LIMITS } from '@storysprout/contracts/rules';
import type { Messages } from '../../i18n/zh-CN';

export type FormMode = 'login' | 'register';

export const FIELDS = ['nickName', 'email', 'password', 'confirmPassword'] as const;
export type Field = (typeof FIELDS)[number];
export type FormValues = Record<Field, string>;

/** Key of a message in the catalogue. */
export type FieldError = keyof Messages['fieldErrors'];
export type FieldErrors = Partial<Record<Field, FieldError>>;

export const EMPTY_VALUES: FormValues = { nickName: '', email: '', password: '', confirmPassword: '' };

/** The fields of a mode in their order on the page. */
export const fieldsOf = (mode: FormMode): readonly Field[] =>
  mode === 'register' ? FIELDS : ['email', 'password'];

const RULES: Record<Field, (values: FormValues, mode: FormMode) => FieldError | undefined> = {
  nickName: ({ nickName }) => {
    const { length } = nickName.trim();
    if (length === 0) return 'nickNameRequired';
    if (length < LIMITS.nickName.min) return 'nickNameShort';
    return length > LIMITS.nickName.max ? 'nickNameLong' : undefined;
  },
  email: ({ email }, mode) => {
    const address = normalizeEmail(email);
    if (address === '') return 'emailRequired';
    if (address.length > LIMITS.emailMax) return 'emailLong';
    const isValid = mode === 'login' ? mayBeKnownEmail(address) : isEmail(address);
    return isValid ? undefined : 'emailInvalid';
  },
  password: ({ password }) => {
    if (password === '') return 'passwordRequired';
    if (password.length < LIMITS.password.min) return 'passwordShort';
    return password.length > LIMITS.password.max ? 'passwordLong' : undefined;
  },
  confirmPassword: ({ password, confirmPassword }) => {
    if (confirmPassword === '') return 'confirmRequired';
    return confirmPassword === password ? undefined : 'confirmDifferent';
  },
};

/** Validates the fields of a mode; empty if the form is valid (docs/specification.md §5, upper bounds: docs/contract.md §1). */
export function validateFields(mode: FormMode, values: FormValues): FieldErrors {
  const problems: FieldErrors = {};
  for (const field of fieldsOf(mode)) {
    const problem = RULES[field](values, mode);
    if (problem) problems[field] = problem;
  }
  return problems;
}
