import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from './settings.js';

/** Injection token of the key that signs tokens and from which the other keys of the server are derived. */
export const TOKEN_KEY = Symbol('TokenKey');

/**
 * Loads the key that signs tokens: from JWT_SECRET, else created once and kept in DATA_DIR, readable by its owner
 * alone.
 */
export async function loadTokenKey({
  jwtSecret,
  dataDir,
}: Pick<Settings, 'jwtSecret' | 'dataDir'>): Promise<KeyObject> {
  return createSecretKey(Buffer.from(jwtSecret ?? (await readOrCreateSecret(dataDir)), 'utf8'));
}

async function readOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'jwt-secret');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const existing = await readSecret(file);
  if (existing) return existing;
  // Written completely under another name and then linked: a killed process leaves no half secret, and of two that
  // start at once the second uses the first one's.
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const secret = await readSecret(file);
  if (!secret) throw new Error(`${file} is empty; delete it to have a new one made`);
  return secret;
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
