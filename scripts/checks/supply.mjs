// Checks what ships: licences, by the build's bill of materials, and known vulnerabilities. Called by `npm test`; prints what is
// wrong and exits with 1. `--write` adds the registry's advisories to the stored list, for runs without a registry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BILL_OF_MATERIALS } from '../supply/bill-of-materials.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { findAdvisories, storeAdvisories } from '../supply/audit.mjs';
import { findLicenceProblems } from '../supply/licences.mjs';

if (process.argv.includes('--write')) await storeAdvisories();
const bill = JSON.parse(readFileSync(BILL_OF_MATERIALS, 'utf8'));
const licences = findLicenceProblems(bill, readFileSync(join(ROOT, 'NOTICE'), 'utf8'));
const { problems: advisories, isRegistryAsked } = await findAdvisories();
for (const problem of [...licences, ...advisories]) process.stdout.write(`${problem}\n`);
if (!isRegistryAsked)
  process.stdout.write('The registry serves no advisories: only the stored list was checked.\n');
if (licences.length + advisories.length > 0) process.exitCode = 1;
