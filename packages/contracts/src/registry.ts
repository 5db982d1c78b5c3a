import { z } from 'zod';

/** `GET /remotes.json` (docs/contract.md §5). Hashes are required: an entry without them is refused. */
const sha384 = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const address = z.string().min(1).max(2048);

export const remoteReleaseSchema = z.object({
  /** Semantic version of the remote. */
  version: z.string().regex(/^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.-]+)?$/),
  /** The range of shell contract versions the remote runs in, e.g. `^1.2.0`. */
  shell: z.string().min(1),
  entry: address,
  /** Integrity of the entry and of every chunk, by address. */
  files: z.record(address, sha384),
  css: z.array(z.object({ href: address, integrity: sha384 })),
  /** URLs to preload together with the entry. */
  preload: z.array(address),
});
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;

export const remoteRecordSchema = remoteReleaseSchema.extend({ lastGood: remoteReleaseSchema.optional() });
export type RemoteRecord = z.infer<typeof remoteRecordSchema>;

export const remoteNameSchema = z.string().regex(/^mf_[a-z]+$/);

export const registrySchema = z.object({
  schema: z.literal(1),
  remotes: z.record(remoteNameSchema, remoteRecordSchema),
});
export type Registry = z.infer<typeof registrySchema>;

/** A registry whose rows are not judged yet. */
export const unjudgedRegistrySchema = z.object({
  schema: z.literal(1),
  remotes: z.record(z.string(), z.unknown()),
});
