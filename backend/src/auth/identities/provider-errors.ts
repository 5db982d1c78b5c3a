import { AppError } from '../../common/errors/app-error.js';

/** For a provider without credentials in this installation. */
export const notConfigured = (name: string): AppError =>
  new AppError('NOT_CONFIGURED', `Signing in with ${name} is not configured here`);

/** One error for every token or code of a provider that is not accepted, so that it reveals nothing. */
export const invalidToken = (): AppError =>
  new AppError('PROVIDER_TOKEN_INVALID', 'The provider’s credential is not valid here');
