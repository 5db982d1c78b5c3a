import {
  type Registry,
  type RemoteRecord,
  type RemoteRelease,
  remoteNameSchema,
  remoteReleaseSchema,
  unjudgedRegistrySchema,
} from '@storysprout/contracts/registry';
import { findReleaseFault } from '@storysprout/contracts/release-files';
import { z } from 'zod';

/** What is wrong with the files of a release; undefined for a sound one. */
export type FolderCheck = (name: string, release: RemoteRelease) => Promise<string | undefined>;

/** A registry of sound releases only, and the reason for each one that was left out. */
export interface JudgedRegistry {
  registry: Registry;
  refused: string[];
}

const lastGoodSchema = z.object({ lastGood: z.unknown() });

/**
 * Judges each row of a registry alone, and in it each release: a refused current release is replaced by the row's last good
 * one, then by the remote's former row. @throws when the text is no registry at all
 * @param former rows in use until now
 */
export async function judgeRegistry(
  text: string,
  check: FolderCheck,
  former: Registry['remotes'],
): Promise<JudgedRegistry> {
  const { schema, remotes: rows } = unjudgedRegistrySchema.parse(JSON.parse(text));
  const remotes: Registry['remotes'] = {};
  const refused: string[] = [];
  /** The release, unless it is refused. */
  const judge = async (name: string, given: unknown, title: string): Promise<RemoteRelease | undefined> => {
    const parsed = remoteReleaseSchema.safeParse(given);
    const fault = parsed.success
      ? (findReleaseFault(name, parsed.data) ?? (await check(name, parsed.data)))
      : describeIssues(parsed.error);
    if (fault === undefined) return parsed.data;
    refused.push(`${name}, ${title}: ${fault}`);
    return undefined;
  };
  for (const [name, row] of Object.entries(rows)) {
    if (!remoteNameSchema.safeParse(name).success) {
      refused.push(`${name.slice(0, 40)}: no name of a remote`);
      continue;
    }
    const given = lastGoodSchema.safeParse(row).data?.lastGood;
    const lastGood = given === undefined ? undefined : await judge(name, given, 'last good release');
    const record = joinReleases(await judge(name, row, 'current release'), lastGood) ?? former[name];
    if (record) remotes[name] = record;
  }
  return { registry: { schema, remotes }, refused };
}

function joinReleases(
  current: RemoteRelease | undefined,
  lastGood: RemoteRelease | undefined,
): RemoteRecord | undefined {
  if (current && lastGood) return { ...current, lastGood };
  return current ?? lastGood;
}

const describeIssues = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.map(String).join('.').slice(0, 200)} ${message}`)
    .join('; ');
