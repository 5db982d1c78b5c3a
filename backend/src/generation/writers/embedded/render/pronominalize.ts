import { renderLine } from './render-line.js';
import type { Bindings, PlotLine, RenderedLine } from '../data/language-data.js';

/** A line whose subject is the hero, named: "{H} …", "Then {H} …". */
const NAMED_SUBJECT = /^((?:But|So|Now|Today|Soon|Next|First|Then|At last|Finally|Suddenly),? )?\{H\} /;
/** A line that begins with the hero, named or not. */
const ABOUT_HERO = /^(?:[A-Z][a-z ]*,? )?\{(?:H|he)\} /;
/** Anybody else whom "he" or "she" might mean; also pronouns that an author wrote out for others, and names. */
const OTHER_PERSON = new RegExp(
  [
    String.raw`\{[GK]`,
    String.raw`\b(?:he|she|him|her|his|hers|they|them|their|everyone|everybody|someone|somebody|nobody|who|people|family)\b`,
    String.raw`\b(?:m[ae]n|wom[ae]n|boys?|girls?|bab(?:y|ies)|child(?:ren)?|mum|dad|lady|ladies|friends?|class|classmates?|students?|pupils?)\b`,
    String.raw`\b(?!(?:under|over|after|never|ever|water|flowers?|papers?|letters?|corner|door|floor|for|or|dinner|other|another)\b)\w+(?:ers?|ors?|ists?|m[ae]n)\b`,
    String.raw`[a-z,] [A-Z][a-z]+`,
  ].join('|'),
);

/**
 * Says "she" instead of the hero's name in a line that directly follows a line about the hero alone, as a
 * person would: "Amy sits down. She waits." Never twice running, so that the name stays near. The length is kept.
 */
export function pronominalize(lines: readonly RenderedLine[], bindings: Bindings): RenderedLine[] {
  let previous: PlotLine | null = null;
  let justReplaced = false;
  return lines.map((line) => {
    const replace =
      !justReplaced && previous !== null && isAboutHeroAlone(previous) && hasOneName(line.source);
    previous = line.source;
    justReplaced = replace;
    return replace ? { ...renderLine(withPronoun(line.source), bindings), source: line.source } : line;
  });
}

function isAboutHeroAlone(line: PlotLine): boolean {
  return ABOUT_HERO.test(line.en) && !line.en.includes('"') && !OTHER_PERSON.test(line.en);
}

function hasOneName(line: PlotLine): boolean {
  return (
    NAMED_SUBJECT.test(line.en) && line.en.split('{H}').length === 2 && line.zh.split('{H}').length === 2
  );
}

function withPronoun(line: PlotLine): PlotLine {
  return { ...line, en: line.en.replace('{H}', '{he}'), zh: line.zh.replace('{H}', '{ta}') };
}
