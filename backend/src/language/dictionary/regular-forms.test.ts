import { describe, expect, it } from '@jest/globals';
import { adverbOf, endingOf, inflectIpa } from './regular-forms.js';

describe('endingOf', () => {
  it.each([
    ['cat', 'n', 'cats', 's'],
    ['box', 'n', 'boxes', 's'],
    ['city', 'n', 'cities', 's'],
    ['day', 'n', 'days', 's'],
    ['stop', 'v', 'stopped', 'ed'],
    ['like', 'v', 'liked', 'ed'],
    ['cry', 'v', 'cried', 'ed'],
    ['make', 'v', 'making', 'ing'],
    ['travel', 'v', 'traveling', 'ing'],
    ['travel', 'v', 'travelling', 'ing'],
    ['tie', 'v', 'tying', 'ing'],
    ['see', 'v', 'seeing', 'ing'],
    ['big', 'adj', 'bigger', 'er'],
    ['happy', 'adj', 'happiest', 'est'],
  ])('recognizes a regular form of %s (%s): %s', (head, pos, form, ending) => {
    expect(endingOf(head, pos, form)).toBe(ending);
  });

  it.each([
    ['child', 'n', 'children'],
    ['go', 'v', 'went'],
    ['run', 'v', 'ran'],
    ['good', 'adj', 'better'],
    ['cat', 'v', 'cattes'],
  ])('returns null for an irregular form of %s (%s): %s', (head, pos, form) => {
    expect(endingOf(head, pos, form)).toBeNull();
  });

  it.each([
    ['soft', 'softly'],
    ['happy', 'happily'],
    ['gentle', 'gently'],
    ['full', 'fully'],
    ['careful', 'carefully'],
  ])('adverbOf(%s) is %s', (adjective, adverb) => {
    expect(adverbOf(adjective)).toBe(adverb);
  });
});

describe('inflectIpa', () => {
  it.each([
    ['/kæt/', 's', 'cat', '/kæts/'],
    ['/dɒɡ/', 's', 'dog', '/dɒɡz/'],
    ['/wɒtʃ/', 's', 'watch', '/ˈwɒtʃɪz/'],
    ['/wɒtʃ/', 'ed', 'watch', '/wɒtʃt/'],
    ['/wɒnt/', 'ed', 'want', '/ˈwɒntɪd/'],
    ['/pleɪ/', 'ed', 'play', '/pleɪd/'],
    ['/weə/', 'ing', 'wear', '/ˈweərɪŋ/'],
    ['/ˈkæri/', 'ing', 'carry', '/ˈkæriɪŋ/'],
    ['/klɪə/', 'er', 'clear', '/ˈklɪərə/'],
    ['/ˈhæpi/', 'est', 'happy', '/ˈhæpiɪst/'],
    ['/ˈhæpi/', 'ly', 'happy', '/ˈhæpɪli/'],
    ['/ˈdʒentl/', 'ly', 'gentle', '/ˈdʒentli/'],
    ['/sɒft/', 'ly', 'soft', '/ˈsɒftli/'],
  ] as const)('transcribes %s with -%s', (ipa, ending, spelling, expected) => {
    expect(inflectIpa(ipa, ending, spelling)).toBe(expected);
  });
});
