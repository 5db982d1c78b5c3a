import { expect, it } from '@jest/globals';
import { withIndefiniteArticle } from './noun-forms.js';

it.each([
  'a panda',
  'an apple',
  'an hour',
  'an honest boy',
  'a uniform',
  'a unicorn',
  'a useful book',
  'a one-way street',
  'a European city',
  'an umbrella',
  'an uninteresting film',
])('withIndefiniteArticle returns "%s"', (phrase) => {
  expect(withIndefiniteArticle(phrase.replace(/^an? /, ''))).toBe(phrase);
});
