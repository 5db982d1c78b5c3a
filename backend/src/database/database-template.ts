/**
 * Templates of embedded databases: initdb and the migrations cost 5 s of processor time, the copy of their result 0.1 s.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a template unless it exists. Two processes may do so at once: the second one uses that of the first.
 * @param target folder of the template; it gets its name once it is complete
 * @param create makes the database in a folder given to it; resolves with the database's own folder
 */
export async function createTemplate(
  target: string,
  create: (folder: string) => Promise<string>,
): Promise<void> {
  if (existsSync(target)) return;
  await mkdir(dirname(target), { recursive: true });
  const draft = await mkdtemp(`${target}-`);
  try {
    await rename(await create(draft), target).catch((error: unknown) => {
      if (!existsSync(target)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Copies a template to where no database is yet. The copy gets its name once it is complete. */
export async function copyTemplate(template: string, place: string): Promise<void> {
  if (existsSync(place)) return;
  await mkdir(dirname(place), { recursive: true });
  const partial = `${place}.partial`;
  await rm(partial, { recursive: true, force: true });
  await cp(template, partial, { recursive: true });
  await rename(partial, place);
}
