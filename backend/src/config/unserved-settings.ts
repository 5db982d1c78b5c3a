import { z } from 'zod';

/**
 * Settings for parts that are planned but not served: state and files that several processes share. Whoever sets one relies
 * on it, so the start refuses it instead of ignoring it.
 */
const UNSERVED = ['REDIS_URL', 'STORAGE_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const notServed = z
  .never('is not served yet: this release keeps state in its process and files in DATA_DIR')
  .optional();

/** The environment variables of `UNSERVED`: valid only when unset. */
export const unservedVariables = Object.fromEntries(UNSERVED.map((name) => [name, notServed])) as Record<
  (typeof UNSERVED)[number],
  typeof notServed
>;
