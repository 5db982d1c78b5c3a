// node bench/covers.mjs: bytes and milliseconds per cover, by scene. Needs a build (`npm run build`). SEEDS (default 50) per scene,
// palette and variant; SEED_PREFIX selects another set of seeds than the one the drawing was tuned with.
import { COVER_BYTES, drawCover, PALETTE_NAMES, SCENE_NAMES } from '../shared-ui/dist/covers/covers.js';

const SEEDS = Number(process.env.SEEDS ?? 50);
const PREFIX = process.env.SEED_PREFIX ?? 'bench';
const VARIANTS = 5;

/** Measures bytes and milliseconds of every cover of a scene. */
function measure(scene) {
  const bytes = [];
  const durations = [];
  for (const palette of PALETTE_NAMES)
    for (let variant = 0; variant < VARIANTS; variant++)
      for (let seed = 0; seed < SEEDS; seed++) {
        const start = performance.now();
        const svg = drawCover(scene, `${PREFIX}-${palette}-${variant}-${seed}`, { palette, variant });
        durations.push(performance.now() - start);
        bytes.push(Buffer.byteLength(svg));
      }
  return { bytes, durations };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const largest = (values) => values.reduce((a, b) => Math.max(a, b));
const printRow = (name, { bytes, durations }) => {
  const maximum = largest(bytes);
  const cells = [
    median(durations).toFixed(2),
    largest(durations).toFixed(1),
    median(bytes),
    maximum,
    (maximum / COVER_BYTES).toFixed(3),
  ];
  console.log(`| ${name} | ${cells.join(' | ')} |`);
};

for (const scene of SCENE_NAMES) drawCover(scene, 'warm-up');
console.log(
  `\n${SCENE_NAMES.length * PALETTE_NAMES.length * VARIANTS * SEEDS} covers, budget ${COVER_BYTES} bytes\n`,
);
console.log('| scene | ms, median | ms, maximum | bytes, median | bytes, maximum | maximum : budget |');
console.log('| --- | --- | --- | --- | --- | --- |');
const measured = SCENE_NAMES.map((scene) => [scene, measure(scene)]);
for (const [scene, values] of measured) printRow(scene, values);
printRow('all', {
  bytes: measured.flatMap(([, { bytes }]) => bytes),
  durations: measured.flatMap(([, { durations }]) => durations),
});
