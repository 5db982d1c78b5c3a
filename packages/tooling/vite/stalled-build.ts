import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, type Plugin } from 'vite';

/** A build in which no module is loaded or parsed for this long has failed, or the machine is very busy. */
const STALL_MS = 2_000;

/** Builds a remote's pages without federation and writes nothing. Rejects with the error that federation waits behind. */
async function buildPlainly(input: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: { write: false, minify: false, rolldownOptions: { input } },
  });
}

/**
 * Ends a build with its error at once. After a syntax error or an unresolved import the federation plugin waits for the
 * rest of the modules until its `moduleParseTimeout`, and only then the error is reported. A stalled build is tried
 * without federation: where that fails too, its error is reported and the process ends; else the build goes on.
 * @param input the exposed module
 */
export function reportStalledBuild(input: string): Plugin {
  let timer: NodeJS.Timeout | undefined;
  const check = async () => {
    try {
      await buildPlainly(input);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    }
  };
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), STALL_MS);
  };
  return {
    name: 'report-stalled-build',
    apply: 'build',
    enforce: 'pre',
    buildStart: restart,
    load: restart,
    moduleParsed: restart,
    buildEnd: () => clearTimeout(timer),
  };
}
