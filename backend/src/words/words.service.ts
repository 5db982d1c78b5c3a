import { Injectable } from '@nestjs/common';
import type { WordEntry } from '@storysprout/contracts/api/words';
import type { Grade } from '@storysprout/contracts/rules';
import { AppError } from '../common/app-error.js';
import { Dictionary, dictionary, type DictionaryEntry } from '../language/dictionary/dictionary.js';
import { readThemeWords } from '../generation/writers/embedded/load-language.js';

/** The graded words and those of the themes as a dictionary. */
@Injectable()
export class WordsService {
  private whole: Dictionary | undefined;

  /** The entries of a word in any form and any letters. 404 for what is not in the dictionary. */
  find(text: string): { form: string; entries: WordEntry[] } {
    const form = text.trim().replaceAll('’', "'").toLowerCase();
    const entries = this.dictionary().find(form);
    if (entries.length === 0) throw AppError.notFound('This word is not in the list');
    return { form, entries: entries.map(toEntry) };
  }

  private dictionary(): Dictionary {
    const { rows, irregular } = dictionary();
    this.whole ??= new Dictionary([...rows, ...themeRows()], irregular);
    return this.whole;
  }
}

/** A word that several themes use, once. */
function themeRows() {
  const rows = [...readThemeWords().values()].flat().flatMap(({ entry }) => entry ?? []);
  return new Map(rows.map((row) => [`${row.word} ${row.pos}`, row])).values();
}

function toEntry({ row, phonetic, phoneticUs }: DictionaryEntry): WordEntry {
  const { example } = row;
  return {
    word: row.word,
    partOfSpeech: row.pos,
    phonetic: row.phonetic,
    phoneticUs: row.phoneticUs,
    spoken: { phonetic, phoneticUs },
    meaning: row.senses.join('；'),
    grade: row.grade as Grade,
    forms: row.forms.map(({ form }) => form),
    example: example && { sentence: example.en, translation: example.zh },
  };
}
