import { normalizeEmail } from '@storysprout/contracts/email-address';
import { randomInt } from 'node:crypto';
import { parseUuid } from '../common/http/uuid.pipe.js';
import type { StoriesService } from '../stories/stories.service.js';
import type { UsersService } from '../users/users.service.js';
import type { AdminTools } from './admin-tools.js';
import { formatTable } from './format-table.js';

/** A command that cannot be carried out, with a message for the operator. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}

/** Arguments and options of a command. */
export interface AdminOptions {
  target: string;
  query?: string;
  user?: string;
  yes: boolean;
}

/** A command; resolves with the lines to print. */
export type AdminCommand = (tools: AdminTools, options: AdminOptions) => Promise<string[]>;

/** The commands that work on an open database, by name. */
export const COMMANDS: Record<string, AdminCommand> = {
  'users list': async ({ data }, { query }) =>
    formatTable((await data.listUsers(query)).map((row) => ({ ...row }))),

  'users reset-password': async ({ users, passwords }, { target }) => {
    const password = newPassword();
    await passwords.resetPassword(await findUserId(users, target), password);
    return [
      `New password of ${target}, shown this once: ${password}`,
      'All sessions of this person have ended.',
    ];
  },

  'users delete': async ({ users, account }, { target, yes }) => {
    const id = await findUserId(users, target);
    assertConfirmed(yes, `delete ${target} with all stories, favourites and reports`);
    await account.removeAccount(id);
    return [`Deleted ${target}. Dumps made before hold the data until they are removed, after seven days.`];
  },

  'stories list': async ({ data, users }, { user }) => {
    const ownerId = user === undefined ? undefined : await findUserId(users, user);
    return formatTable((await data.listStories(ownerId)).map((row) => ({ ...row })));
  },

  'stories unshare': async ({ stories, sharing }, { target }) => {
    await sharing.unshareStory(await findOwnerId(stories, target), target);
    return [`Story ${target} is private now.`];
  },

  'stories delete': async ({ stories, removal }, { target, yes }) => {
    const ownerId = await findOwnerId(stories, target);
    assertConfirmed(yes, `delete story ${target} and everybody's favourites of it`);
    await removal.removeStory(ownerId, target);
    return [`Deleted story ${target}.`];
  },

  'reports list': async ({ data }) => formatTable((await data.listReports()).map((row) => ({ ...row }))),
};

/** Finds a user by e-mail, or by id for users without one. @throws AdminError */
async function findUserId(users: UsersService, person: string): Promise<string> {
  const id = parseUuid(person);
  const account = id ? await users.findById(id) : await users.findByEmail(normalizeEmail(person));
  if (!account) throw new AdminError(`Nobody has the ${id ? 'id' : 'e-mail'} ${person}.`);
  return account.id;
}

async function findOwnerId(stories: StoriesService, storyId: string): Promise<string> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(storyId);
  const ownerId = isId ? await stories.findOwnerId(storyId) : undefined;
  if (!ownerId) throw new AdminError(`There is no story ${storyId}.`);
  return ownerId;
}

/** Makes a destructive command only describe itself without `--yes`. @throws AdminError */
export function assertConfirmed(yes: boolean, what: string): void {
  if (!yes) throw new AdminError(`This would ${what}. Run it again with --yes.`);
}

/** 16 letters and digits, none easily mistaken for another: 79 bits. */
function newPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
