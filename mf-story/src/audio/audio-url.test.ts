import { expect, test } from '@jest/globals';
import { resolveAudioUrl } from './audio-url';

test('a path of the server is resolved against the page’s origin, at any depth of its own', () => {
  expect(resolveAudioUrl('/audio/2f/c1.mp3', 'https://stories.example')).toBe(
    'https://stories.example/audio/2f/c1.mp3',
  );
});

test('an address elsewhere stays as it is', () => {
  expect(resolveAudioUrl('https://files.example/audio/c1.mp3', 'https://stories.example')).toBe(
    'https://files.example/audio/c1.mp3',
  );
});
