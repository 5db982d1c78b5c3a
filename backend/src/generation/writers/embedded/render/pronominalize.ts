import type { PlotLine } from '../data/language-data.js';
import type { Bindings, RenderedLine } from './rendered-story.js';
import { renderLine } from './render-line.js';

/** A line whose subject is the hero by name: "{H} …", "Then {H} …". */
const NAMED_SUBJECT = /^((?:But|So|Now|Today|Soon|Next|First|Then|At last|Finally|Suddenly),? )?\{H\} /;
/** A line that begins with the hero, by name or pronoun. */
const ABOUT_HERO = /^(?:[A-Z][a-z ]*,? )?\{(?:H|he)\} /;
/** Any other person that "he" or "she" might refer to: slots, pronouns, nouns for persons, names. */
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
 * Replaces the hero's name by a pronoun in a line that directly follows a line about the hero alone: "Amy sits down. She
 * waits." Never in two successive lines, so that the name stays near. The word count does not change.
 */
export function pronominalize(lines: readonly RenderedLine[], bindings: Bindings): RenderedLine[] {
  let previous: PlotLine | null = null;
  let replacedLast = false;
  return lines.map((line) => {
    const replaces =
      !replacedLast && previous !== null && isAboutHeroAlone(previous) && hasOneName(line.source);
    previous = line.source;
    replacedLast = replaces;
    return replaces ? { ...renderLine(withPronoun(line.source), bindings), source: line.source } : line;
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
