import { createHash, randomBytes } from 'node:crypto';

/** A URL-safe secret of 256 random bits: 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret. No salt and no slow hash: 256 random bits cannot be guessed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether a text has the form of a secret. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);
