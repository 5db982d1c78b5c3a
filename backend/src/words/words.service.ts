import { Injectable } from '@nestjs/common';
import type { WordEntry } from '@storysprout/contracts/api/words';
import type { Grade } from '@storysprout/contracts/rules';
import { AppError } from '../common/errors/app-error.js';
import { fullDictionary, type DictionaryEntry } from '../language/dictionary/dictionary.js';

/** The dictionary of the graded words and the themes' words. */
@Injectable()
export class WordsService {
  /** The entries of a word in any form and letter case. @throws AppError NOT_FOUND */
  findWord(text: string): { form: string; entries: WordEntry[] } {
    const form = text.trim().replaceAll('’', "'").toLowerCase();
    const entries = fullDictionary().findEntries(form);
    if (entries.length === 0) throw AppError.notFound('This word is not in the list');
    return { form, entries: entries.map(toEntry) };
  }
}

function toEntry({ row, phonetic, phoneticUs }: DictionaryEntry): WordEntry {
  const { example } = row;
  return {
    word: row.lemma,
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
