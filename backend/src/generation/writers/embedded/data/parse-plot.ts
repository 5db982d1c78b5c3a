import { DataError } from '../../../../language/data-error.js';
import type { SentencePair } from '../../../../language/text/sentence-pair.js';
import type { Band, Beat, Plot, PlotLine, SlotRule } from './language-data.js';

const SEPARATOR = ' || ';
/** A line that is a fact slot: its entry has the pair of sentences. */
const FACT_LINE = /^\{[A-Z]\w*\.f[123]\}$/;
const FACT_SLOT = /\{\w+\.f\d\}/;
const SLOT_RULE = /^([A-Z]\w*)=([a-z][a-z-]*)((?:\+[a-z][a-z-]*)*)$/;
const PLOT_PATH = /([^/]+)\/(([abcd])-[a-z0-9-]+)\.plot$/;
/** Slots that every plot has: hero, friend, relative and topic. */
const RESERVED_SLOTS = new Set(['H', 'G', 'K', 'T']);

/** A beat whose lines are still being read. */
interface PartialBeat {
  name: string;
  optional: boolean;
  variants: PlotLine[][];
  lineNumber: number;
}

/**
 * Parses one plot file (format: `language/plots/README.md`). Slots are checked against the lexicons by `findPlotErrors`.
 * @param text content of the file
 * @param file its path, which must end in `<theme>/<band>-<name>.plot`
 * @throws DataError with file and line
 */
export function parsePlot(text: string, file: string): Plot {
  const path = PLOT_PATH.exec(file);
  if (!path) throw new DataError(file, 1, 'a plot file is named <theme>/<a|b|c|d>-<name>.plot');
  const fail = (lineNumber: number, problem: string): never => {
    throw new DataError(file, lineNumber, problem);
  };

  let title: SentencePair | null = null;
  let slots: SlotRule[] = [];
  const beats: PartialBeat[] = [];

  text.split(/\r?\n/).forEach((raw, index) => {
    const lineNumber = index + 1;
    const line = raw.trim();
    if (line === '' || line.startsWith('//')) return;
    if (line.startsWith('title:')) title = parsePair(line.slice(6).trim(), lineNumber, fail);
    else if (line.startsWith('slots:')) slots = parseSlots(line.slice(6), lineNumber, fail);
    else if (line.startsWith('#')) beats.push(parseBeatHeading(line, lineNumber, fail));
    else addLine(beats.at(-1), line, lineNumber, fail);
  });

  if (!title) fail(1, 'the title is missing');
  if (beats.length === 0) fail(1, 'there is no beat');
  for (const beat of beats) validateBeat(beat, fail);
  return {
    id: `${path[1]}/${path[2]}`,
    themeId: path[1]!,
    band: path[3] as Band,
    file,
    title: title!,
    slots,
    beats: beats.map(({ name, optional, variants }): Beat => ({ name, optional, variants })),
  };
}

type Fail = (lineNumber: number, problem: string) => never;

function parsePair(text: string, lineNumber: number, fail: Fail): SentencePair {
  const parts = text.split(SEPARATOR);
  if (parts.length !== 2) fail(lineNumber, 'expected English || Chinese');
  return { en: parts[0]!.trim(), zh: parts[1]!.trim() };
}

function parseSlots(text: string, lineNumber: number, fail: Fail): SlotRule[] {
  const rules = text
    .split(',')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')
    .map((rule): SlotRule => {
      const match = SLOT_RULE.exec(rule) ?? fail(lineNumber, `cannot read the slot rule "${rule}"`);
      return { slot: match[1]!, lexicon: match[2]!, tags: match[3]!.split('+').slice(1), lineNumber };
    });
  if (new Set(rules.map((rule) => rule.slot)).size !== rules.length) {
    fail(lineNumber, 'a slot is declared twice');
  }
  const reserved = rules.find(({ slot }) => RESERVED_SLOTS.has(slot));
  if (reserved) fail(lineNumber, `the slot name ${reserved.slot} is reserved`);
  return rules;
}

function parseBeatHeading(line: string, lineNumber: number, fail: Fail): PartialBeat {
  const match =
    /^#\s*([a-z0-9-]+)\s*(\?)?$/.exec(line) ?? fail(lineNumber, 'a beat is "# name" or "# name ?"');
  return { name: match[1]!, optional: match[2] === '?', variants: [], lineNumber };
}

function addLine(beat: PartialBeat | undefined, line: string, lineNumber: number, fail: Fail): void {
  if (!beat) return fail(lineNumber, 'a line precedes the first beat');
  const startsVariant = line.startsWith('- ');
  if (startsVariant) beat.variants.push([]);
  const variant = beat.variants.at(-1) ?? fail(lineNumber, 'the first line of a variant begins with "- "');
  let text = startsVariant ? line.slice(2).trim() : line;
  const droppable = text.startsWith('~');
  if (droppable) text = text.slice(1).trim();
  if (FACT_SLOT.test(text) && !FACT_LINE.test(text)) fail(lineNumber, 'a fact slot is a line of its own');
  const pair = FACT_LINE.test(text) ? { en: text, zh: text } : parsePair(text, lineNumber, fail);
  variant.push({ ...pair, droppable, lineNumber });
}

function validateBeat(beat: PartialBeat, fail: Fail): void {
  if (beat.variants.length === 0) fail(beat.lineNumber, `beat "${beat.name}" has no variant`);
  for (const variant of beat.variants) {
    if (variant.every((line) => line.droppable)) {
      fail(variant[0]!.lineNumber, 'a variant needs a line that is not droppable');
    }
  }
}
