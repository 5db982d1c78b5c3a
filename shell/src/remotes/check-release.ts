import { findReleaseFault, hashesOf } from '@storysprout/contracts/release-files';
import type { RemoteRelease } from '@storysprout/contracts/registry';

/** The hashes in the page's import map, which its content-security policy protects; none in a development page. */
function pageHashes(): Record<string, string> {
  const text = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  return (JSON.parse(text) as { integrity?: Record<string, string> }).integrity ?? {};
}

/**
 * Asserts that a release may run: its row is sound, and each of its files has the same hash in the page's import map, so
 * that a registry which was changed after the page was made starts nothing.
 * @param name of the remote in the registry, e.g. `mf_story`
 */
export function assertSoundRelease(name: string, release: RemoteRelease): void {
  const fault = findReleaseFault(name, release);
  if (fault !== undefined) throw new Error(`${name} is refused: ${fault}`);
  const known = pageHashes();
  for (const [address, hash] of Object.entries(hashesOf(release)))
    if (known[address] !== hash) throw new Error(`${name} is refused: ${address} is not in the page`);
}
