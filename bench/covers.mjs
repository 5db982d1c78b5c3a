// node bench/covers.mjs: bytes and milliseconds of the covers, by scene. Needs a build (`npm run build`). SEEDS (default 50) for each
// scene, light and variant; SEED_PREFIX names another set of seeds, so that the drawing is not judged by those it was tuned on.
import { COVER_BYTES, drawCover, PALETTE_NAMES, SCENE_NAMES } from '../shared-ui/dist/covers/covers.js';

const SEEDS = Number(process.env.SEEDS ?? 50);
const PREFIX = process.env.SEED_PREFIX ?? 'bench';
const VARIANTS = 5;

/** Bytes and milliseconds of every cover of a scene. */
function measure(scene) {
  const bytes = [];
  const times = [];
  for (const palette of PALETTE_NAMES)
    for (let variant = 0; variant < VARIANTS; variant++)
      for (let seed = 0; seed < SEEDS; seed++) {
        const started = performance.now();
        const svg = drawCover(scene, `${PREFIX}-${palette}-${variant}-${seed}`, { palette, variant });
        times.push(performance.now() - started);
        bytes.push(Buffer.byteLength(svg));
      }
  return { bytes, times };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const largest = (values) => values.reduce((a, b) => Math.max(a, b));
const row = (name, { bytes, times }) => {
  const most = largest(bytes);
  const cells = [
    median(times).toFixed(2),
    largest(times).toFixed(1),
    median(bytes),
    most,
    (most / COVER_BYTES).toFixed(3),
  ];
  console.log(`| ${name} | ${cells.join(' | ')} |`);
};

for (const scene of SCENE_NAMES) drawCover(scene, 'warm');
console.log(
  `\n${SCENE_NAMES.length * PALETTE_NAMES.length * VARIANTS * SEEDS} covers, budget ${COVER_BYTES} bytes\n`,
);
console.log('| scene | ms, median | ms, most | bytes, median | bytes, most | most : budget |');
console.log('| --- | --- | --- | --- | --- | --- |');
const measured = SCENE_NAMES.map((scene) => [scene, measure(scene)]);
for (const [scene, values] of measured) row(scene, values);
row('all', {
  bytes: measured.flatMap(([, { bytes }]) => bytes),
  times: measured.flatMap(([, { times }]) => times),
});
