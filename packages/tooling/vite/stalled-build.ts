import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, type Plugin } from 'vite';

/** Time without a loaded or parsed module after which a build counts as stalled: it has failed, or the machine is very busy. */
const STALL_MS = 2_000;

/** Builds a remote's pages without federation, without output. Rejects with the build error that federation delays. */
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
 * Reports the error of a failed build at once. After a syntax error or an unresolved import the federation plugin waits for
 * the other modules until its `moduleParseTimeout` before the error is reported. A stalled build is repeated without
 * federation: if that fails, its error is reported and the process exits; else the build continues.
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
