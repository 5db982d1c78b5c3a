import { PASSWORD_IS_COMMON } from '@storysprout/contracts/rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../../common/errors/app-error.js';

/** The library's list, 49,000 entries in lower case: a guesser tries these first. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether many people use this password, in capitals or not. */
export const isCommonPassword = (password: string): boolean => COMMON_PASSWORDS.has(password.toLowerCase());

/** Refuses a new password that many people use. @throws AppError VALIDATION_FAILED at `password` */
export function assertNotCommon(password: string): void {
  if (!isCommonPassword(password)) return;
  throw AppError.validation([{ path: 'password', message: PASSWORD_IS_COMMON }]);
}
