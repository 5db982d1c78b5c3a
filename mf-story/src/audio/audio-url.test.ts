import { expect, test } from '@jest/globals';
import { resolveAudioUrl } from './audio-url';

test('resolves a path of the server against the page’s origin', () => {
  expect(resolveAudioUrl('/audio/2f/c1.mp3', 'https://stories.example')).toBe(
    'https://stories.example/audio/2f/c1.mp3',
  );
});

test('keeps an absolute URL', () => {
  expect(resolveAudioUrl('https://files.example/audio/c1.mp3', 'https://stories.example')).toBe(
    'https://files.example/audio/c1.mp3',
  );
});
