import type { INestApplicationContext } from '@nestjs/common';
import { AccountService } from '../account/account.service.js';
import { PasswordService } from '../auth/password/password.service.js';
import { DatabaseService } from '../database/database.service.js';
import { SharingService } from '../stories/sharing/sharing.service.js';
import { StoriesService } from '../stories/stories.service.js';
import { StoryRemovalService } from '../story-removal/story-removal.service.js';
import { UsersService } from '../users/users.service.js';
import { AdminRepository } from './admin.repository.js';

/** The services that the commands use. */
export interface AdminTools {
  data: AdminRepository;
  users: UsersService;
  passwords: PasswordService;
  account: AccountService;
  stories: StoriesService;
  sharing: SharingService;
  removal: StoryRemovalService;
}

/** Takes the services from a started application. */
export function adminTools(context: INestApplicationContext): AdminTools {
  const get = <T>(service: new (...parts: never[]) => T): T => context.get<T>(service, { strict: false });
  return {
    data: new AdminRepository(get(DatabaseService)),
    users: get(UsersService),
    passwords: get(PasswordService),
    account: get(AccountService),
    stories: get(StoriesService),
    sharing: get(SharingService),
    removal: get(StoryRemovalService),
  };
}
