import type { Registry } from '@storysprout/contracts/registry';

export function readRegistry(site: string): Registry;
export function writeRegistry(site: string, registry: Registry): void;
export function publish(release: {
  site: string;
  remote: string;
  dist: string;
  packageVersion: string;
  shellRange: string;
}): Promise<string>;
export function rollBack(target: { site: string; remote: string }): string;
