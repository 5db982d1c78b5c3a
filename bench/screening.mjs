// node bench/screening.mjs FILE...: how many texts of labelled lists are refused, offered help or allowed, by category, and the
// milliseconds of a text. It prints counts only, never a text, so that lists can be measured that nobody who writes rules has seen.
// The first column of a list is the text; the name of its columns says what is expected (docs/decisions/036-held-out-halves.md). With SHOW=1
// the wrongly judged texts are printed; refused for a file whose name contains "blind". Needs a build (`npm run build`).
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const screening = '../backend/dist/generation/screening';
const { loadTermLists } = await import(`${screening}/lists/load-lists.js`);
const { HELP_CATEGORIES } = await import(`${screening}/lists/term-lists.js`);
const { TextScreen } = await import(`${screening}/text-screen.js`);
const { NicknameScreen } = await import(`${screening}/nicknames/nickname-screen.js`).catch(() => ({}));

const screen = new TextScreen(loadTermLists());
const nicknames = NicknameScreen && new NicknameScreen(screen);
const print = (line) => process.stdout.write(`${line}\n`);

/** What a text is answered with: 'allowed', 'refused', 'needs-help', or for a nickname the reason of its refusal. */
function answer(text, isNickname) {
  if (isNickname) return nicknames?.findReason(text) ?? 'allowed';
  const [first] = screen.screenTheme(text);
  if (first === undefined) return 'allowed';
  return HELP_CATEGORIES.has(first) ? 'needs-help' : 'refused';
}

/** The kind of a list by its columns: what is expected of each row, and what rows are counted by. */
function expectation(header, row) {
  const [, second, third, fourth] = row;
  if (header[1] === 'verdict')
    return {
      category: third,
      isUnsafe: second === 'refuse',
      isRight: (a) => (a === 'allowed') === (second === 'allow'),
    };
  if (header[2] === 'near') return { category: 'innocent', isUnsafe: false, isRight: (a) => a === 'allowed' };
  if (second === 'unsafe' || second === 'innocent')
    return {
      category: second,
      isUnsafe: second === 'unsafe',
      isRight: (a) => (a === 'allowed') === (second === 'innocent'),
    };
  const category = fourth === undefined ? third : `${third} · ${fourth}`;
  const isRight = fourth === undefined ? (a) => a !== 'allowed' : (a) => a === 'needs-help';
  return { category, isUnsafe: true, isRight };
}

for (const file of process.argv.slice(2)) {
  const [header, ...rows] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const isShown = process.env.SHOW === '1' && !basename(file).includes('blind');
  const counts = new Map();
  const count = (key, isRight) => {
    const entry = counts.get(key) ?? { right: 0, all: 0 };
    counts.set(key, { right: entry.right + Number(isRight), all: entry.all + 1 });
  };
  answer('warm-up 热身', header[1] === 'verdict');
  const started = performance.now();
  for (const row of rows) {
    const { category, isUnsafe, isRight } = expectation(header, row);
    const given = answer(row[0], header[1] === 'verdict');
    count(category, isRight(given));
    count(isUnsafe ? 'ALL to refuse' : 'ALL to allow', isRight(given));
    if (isShown && !isRight(given)) print(`  ${given}\t${row.join('\t')}`);
  }
  const took = (performance.now() - started) / rows.length;
  print(`\n${basename(file)}: ${took.toFixed(2)} ms a text`);
  for (const [key, { right, all }] of [...counts].toSorted())
    print(`  ${key}: ${right} of ${all} right (${((100 * right) / all).toFixed(1)} %)`);
}
