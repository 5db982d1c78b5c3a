import { Injectable } from '@nestjs/common';
import { loginProviderSchema, type LoginProvider, type Logins } from '@storysprout/contracts/api/logins';
import { AppError } from '../common/app-error.js';
import { UsersService } from '../users/users.service.js';

/** The ways in which a person can sign in. So far that is e-mail and password alone. */
@Injectable()
export class LoginsService {
  constructor(private readonly users: UsersService) {}

  /** The caller's linked logins. */
  async list(userId: string): Promise<Logins> {
    const { passwordHash, createdAt } = await this.users.stored(userId);
    if (passwordHash === null) return { logins: [] };
    return { logins: [{ provider: 'email', linkedAt: createdAt.toISOString() }] };
  }

  /** Links another login. @throws AppError NOT_FOUND for a provider that nobody knows */
  link(provider: string): never {
    known(provider);
    throw new AppError('NOT_CONFIGURED', 'This login is not configured here');
  }

  /** Removes a linked login. @throws AppError NOT_FOUND when it is not linked, LAST_LOGIN when there is no other */
  async unlink(userId: string, name: string): Promise<never> {
    const provider = known(name);
    const { logins } = await this.list(userId);
    if (!logins.some((login) => login.provider === provider)) throw AppError.notFound();
    throw new AppError('LAST_LOGIN', 'The last login cannot be removed');
  }
}

function known(provider: string): LoginProvider {
  const result = loginProviderSchema.safeParse(provider);
  if (!result.success) throw AppError.notFound();
  return result.data;
}
