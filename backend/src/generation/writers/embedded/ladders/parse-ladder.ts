import { DataError } from '../../../../language/data-error.js';
import type { SentencePair } from '../../../../language/text/sentence-pair.js';
import type { Band } from '../data/language-data.js';
import type { Condition, LadderLine, LadderPlot, NounRule } from './ladder.js';

const PATH = /([^/]+)\/(([abcd])(?:-[a-z0-9-]+)?)\.plot$/;
const HEAD = /^(title|theme|needs|cast|cover|words|kind|grades):\s*(.*)$/;
const FACT_LINE = /^\{[A-Z]\.f[123]\}$/;
const SEPARATOR = ' || ';

type Fail = (lineNumber: number, problem: string) => never;

/** A beat whose lines are still being read. */
interface PartialBeat {
  name: string;
  optional: boolean;
  variants: LadderLine[][];
}

/**
 * Parses one band of a ladder (`language/ladders/README.md`). Questions are left to their own reader.
 * @param file its path, which must end in `<ladder>/<a|b|c|d>[-name].plot`
 * @throws DataError with file and line
 */
export function parseLadder(text: string, file: string): LadderPlot {
  const path = PATH.exec(file);
  if (!path) throw new DataError(file, 1, 'a file of a ladder is named <ladder>/<a|b|c|d>[-name].plot');
  const fail: Fail = (lineNumber, problem) => {
    throw new DataError(file, lineNumber, problem);
  };
  const head = new Map<string, string>();
  const beats: PartialBeat[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const [line, lineNumber] = [raw.trim(), index + 1];
    if (line === '# questions') break;
    if (line === '' || line.startsWith('//')) continue;
    const [, key, value] = (beats.length === 0 && HEAD.exec(line)) || [];
    const [, beat, optional] = /^#\s*([a-z0-9-]+)\s*(\?)?$/.exec(line) ?? [];
    if (key) head.set(key, value!);
    else if (beat) beats.push({ name: beat, optional: optional === '?', variants: [] });
    else addLine(beats.at(-1), line, lineNumber, fail);
  }
  if (beats.length === 0) fail(1, 'there is no beat');
  return {
    ladder: path[1]!,
    name: path[2]!,
    band: path[3] as Band,
    file,
    title: parsePair(head.get('title') ?? fail(1, 'the title is missing'), 1, fail),
    ...parseTheme(head.get('theme') ?? fail(1, 'the theme is missing'), fail),
    ...parseNeeds(head.get('needs') ?? '', fail),
    kind: head.get('kind') ?? 'story',
    onlyGrade: head.has('grades') ? Number(head.get('grades')) : null,
    beats,
  };
}

function parsePair(text: string, lineNumber: number, fail: Fail): SentencePair {
  const [en, zh, ...more] = text.split(SEPARATOR);
  if (!en || !zh || more.length > 0) return fail(lineNumber, 'expected English || Chinese');
  return { en: en.trim(), zh: zh.trim() };
}

/** `T=creature/hero+!fish`, or `topic=failed-exam`. */
function parseTheme(text: string, fail: Fail): Pick<LadderPlot, 'noun' | 'topic'> {
  const [name, value] = text.split('=');
  if (!value || (name !== 'T' && name !== 'topic')) return fail(1, `cannot read the theme "${text}"`);
  return name === 'T' ? { noun: parseRule(value), topic: null } : { noun: null, topic: value };
}

function parseRule(text: string): NounRule {
  const [kinds, ...tags] = text.split('+');
  return {
    kinds: kinds!.split('/'),
    tags: tags.filter((tag) => !tag.startsWith('!')),
    excludedTags: tags.filter((tag) => tag.startsWith('!')).map((tag) => tag.slice(1)),
  };
}

/** `sound eats N=sky+feared`. */
function parseNeeds(text: string, fail: Fail): Pick<LadderPlot, 'needs' | 'secondNoun'> {
  const parts = text.split(/\s+/).filter((part) => part !== '');
  const rules = parts.filter((part) => part.includes('='));
  if (rules.some((rule) => !rule.startsWith('N=')) || rules.length > 1)
    fail(1, `cannot read the needs "${text}"`);
  return {
    needs: parts.filter((part) => !part.includes('=')),
    secondNoun: rules[0] ? parseRule(rules[0].slice(2)) : null,
  };
}

function addLine(beat: PartialBeat | undefined, line: string, lineNumber: number, fail: Fail): void {
  if (!beat) return fail(lineNumber, 'a line precedes the first beat');
  const startsVariant = line.startsWith('- ');
  if (startsVariant) beat.variants.push([]);
  const variant = beat.variants.at(-1) ?? fail(lineNumber, 'the first line of a variant begins with "- "');
  let [text, droppable] = [startsVariant ? line.slice(2).trim() : line, false];
  const conditions: Condition[] = [];
  for (let mark; (mark = /^(~|\[([^\]]+)\])\s*/.exec(text)); text = text.slice(mark[0].length)) {
    if (mark[1] === '~') droppable = true;
    else conditions.push(...mark[2]!.split(',').map((condition) => parseCondition(condition.trim())));
  }
  const pair = FACT_LINE.test(text) ? { en: text, zh: text } : parsePair(text, lineNumber, fail);
  variant.push({ ...pair, droppable, lineNumber, conditions });
}

function parseCondition(text: string): Condition {
  const [, first, last] = /^g(\d)(?:-(\d))?$/.exec(text) ?? [];
  if (first) return { firstGrade: Number(first), lastGrade: Number(last ?? first) };
  const [, not, slot, tag] = /^(!?)(?:([A-Z])\.)?(.+)$/.exec(text)!;
  return { slot: (slot ?? 'T') as 'T' | 'N', tag: tag!, isNegated: not === '!' };
}
