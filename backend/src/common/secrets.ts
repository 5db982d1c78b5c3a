import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, safe in addresses: 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret. Without salt or work: 256 random bits are not guessed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether a text has the form of a secret of ours. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);
