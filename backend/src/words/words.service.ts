import { Injectable } from '@nestjs/common';
import type { WordEntry } from '@storysprout/contracts/api/words';
import type { Grade } from '@storysprout/contracts/rules';
import { AppError } from '../common/app-error.js';
import { gradedWords, indexForms, type GradedWord, type GradedWords } from '../language/graded-words.js';

/** The graded word list as a dictionary. */
@Injectable()
export class WordsService {
  private index: GradedWords | undefined;

  /** The entries of a form in any letters. 404 for what the list does not hold. */
  find(text: string): { form: string; entries: WordEntry[] } {
    this.index ??= indexForms(gradedWords());
    const form = text.trim().replaceAll('’', "'").toLowerCase();
    const rows = this.index.get(form);
    if (!rows) throw AppError.notFound('This word is not in the list');
    return { form, entries: rows.map(toEntry) };
  }
}

function toEntry({ word, lemma, pos, phonetic, senses, grade, forms, example }: GradedWord): WordEntry {
  return {
    word,
    lemma,
    partOfSpeech: pos,
    phonetic,
    meaning: senses.join('；'),
    grade: grade as Grade,
    forms: [...forms],
    example: { sentence: example.en, translation: example.zh },
  };
}
