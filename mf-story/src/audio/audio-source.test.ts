import { expect, test } from '@jest/globals';
import { audioSource } from './audio-source';

test('a path of the server is resolved against the page’s origin, at any depth of its own', () => {
  expect(audioSource('/audio/2f/c1.mp3', 'https://stories.example')).toBe(
    'https://stories.example/audio/2f/c1.mp3',
  );
});

test('an address elsewhere stays as it is', () => {
  expect(audioSource('https://files.example/audio/c1.mp3', 'https://stories.example')).toBe(
    'https://files.example/audio/c1.mp3',
  );
});
