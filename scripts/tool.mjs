// npm run lint | format | format:check | types | rules | catalogue: installs missing packages, then runs the tool. Arguments
// after `--` are passed to the tool, e.g. `npm run lint -- --fix`.
import { ensureInstalled, failWith } from './lib/workspace.mjs';
import { runTool } from './lib/tools.mjs';

const [name, ...args] = process.argv.slice(2);
try {
  await ensureInstalled();
  await runTool(name, args, { show: true });
} catch (error) {
  failWith(error);
}
