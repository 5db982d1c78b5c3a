import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pnpm } from '../lib/workspace.mjs';

const STORED = join(import.meta.dirname, 'advisories.json');
const readStored = () => JSON.parse(readFileSync(STORED, 'utf8'));

/** Audits what ships against a registry's advisories; resolves with the report. Without retries, which last a minute. */
const audit = (...options) =>
  pnpm('audit', '--prod', '--audit-level', 'high', '--config.fetchRetries=0', ...options).then(
    () => ({ isAnswered: true, report: '' }),
    // Other failures are the registry's: not reached, or one that serves no advisories.
    ({ output }) => ({ isAnswered: /vulnerabilities found|"advisories"/.test(output), report: output }),
  );

/** Serves the stored advisories as a registry does, so that the same client compares the versions. */
async function withStoredAdvisories(work) {
  const { advisories } = readStored();
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(advisories)),
  );
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  try {
    return await work(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/**
 * Advisories of severity high or critical against what ships: of the stored list, and of the registry where it answers.
 * @returns {Promise<{ problems: string[], isRegistryAsked: boolean }>} a report for each list that has any
 */
export async function findAdvisories() {
  const stored = await withStoredAdvisories((registry) => audit('--registry', registry));
  if (!stored.isAnswered) throw new Error(`pnpm audit does not run:\n${stored.report}`);
  const live = await audit();
  const problems = [stored, live].filter(({ isAnswered, report }) => isAnswered && report !== '');
  return { problems: problems.map(({ report }) => report), isRegistryAsked: live.isAnswered };
}

/** Adds the registry's present advisories against what ships to the stored list. */
export async function storeAdvisories() {
  const { isAnswered, report } = await audit('--json');
  if (!isAnswered) throw new Error(`the registry serves no advisories:\n${report}`);
  const { advisories } = readStored();
  const found = report === '' ? [] : Object.values(JSON.parse(report.slice(report.indexOf('{'))).advisories);
  for (const { module_name: name, id, url, title, severity, vulnerable_versions } of found) {
    const others = (advisories[name] ?? []).filter((known) => known.url !== url);
    advisories[name] = [...others, { id, url, title, severity, vulnerable_versions }];
  }
  const sorted = Object.fromEntries(Object.entries(advisories).sort(([a], [b]) => (a < b ? -1 : 1)));
  const taken = new Date().toISOString().slice(0, 10);
  const list = { source: 'the registry, by pnpm audit', taken, advisories: sorted };
  writeFileSync(STORED, `${JSON.stringify(list, null, 2)}\n`);
}
