import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pnpm, ROOT } from '../lib/workspace.mjs';

/** What ships, with versions and licences: CycloneDX, written by the build. */
export const BILL_OF_MATERIALS = join(ROOT, 'build/sbom.cdx.json');

/** Writes the bill of materials, from the lockfile and the installed packages. */
export async function writeBillOfMaterials() {
  mkdirSync(dirname(BILL_OF_MATERIALS), { recursive: true });
  await pnpm(
    'sbom',
    '--prod',
    '--sbom-format',
    'cyclonedx',
    '--sbom-spec-version',
    '1.6',
    '--sbom-type',
    'application',
    '--out',
    BILL_OF_MATERIALS,
  );
}
