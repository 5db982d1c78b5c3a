import { expect, test } from '@jest/globals';
import type { Config } from '@storysprout/contracts/api/config';
import type { Language } from '@storysprout/contracts/rules';
import { apiError, fakeConfig, fakeUser } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { sampleStory } from '../../testing/sample-story';
import { AudioBar } from '../audio-bar';

const noAudio = { exists: false, audioUrl: null, voice: null, timings: [], voiceFallback: null };

/** Renders the form for a pupil with this default voice. */
async function open(defaultVoice: string, config?: Partial<Config>, language: Language = 'zh-CN') {
  const user = { ...fakeUser, preferences: { ...fakeUser.preferences, defaultVoice } };
  const page = await renderPage(<AudioBar story={sampleStory} />, {
    language,
    shell: { session: { user, isLoggedIn: true, region: 'global' } },
    respond: ({ method, path }) => {
      if (method === 'POST') return new Promise(() => {});
      if (path !== '/config') return noAudio;
      if (config) return { ...fakeConfig, ...config };
      throw apiError('UNAVAILABLE');
    },
  });
  const list = await screen.findByRole('combobox', {
    name: language === 'zh-CN' ? '选声音' : 'Choose a voice',
  });
  const requestBody = () => page.requests.find(({ method }) => method === 'POST')?.body;
  return { ...page, list, requestBody };
}
const generate = () => screen.getByRole('button', { name: '点击生成音频' });

test('selects the pupil’s default voice; the list has names and descriptions by category', async () => {
  const { list, user, requestBody } = await open('luna', {});
  expect(list).toHaveValue('luna');
  expect(list).toHaveDisplayValue('Luna · 轻柔缓慢的女声');
  expect(
    within(list)
      .getAllByRole('group')
      .map((group) => group.getAttribute('label')),
  ).toEqual(['精选', '标准', '双语']);
  await user.click(generate());
  expect(requestBody()).toEqual({ voice: 'luna', speed: 1 });
});

test('a voice that the region lacks is replaced by the region’s default and not listed', async () => {
  const { list, user, requestBody } = await open('nova', { region: 'china' });
  await waitFor(() => expect(list).toHaveValue('graceful_lady'));
  expect(within(list).queryByRole('option', { name: /Nova/ })).not.toBeInTheDocument();
  expect(within(list).getAllByRole('option')).toHaveLength(8);
  await user.click(generate());
  expect(requestBody()).toEqual({ voice: 'graceful_lady', speed: 1 });
});

test('in other regions it is replaced by nova', async () => {
  const { list } = await open('unknown-voice', {});
  expect(list).toHaveValue('nova');
});

test('generates with the selected voice', async () => {
  const { list, user, requestBody } = await open('nova', {});
  await user.selectOptions(list, 'fable');
  await user.click(generate());
  expect(requestBody()).toEqual({ voice: 'fable', speed: 1 });
});

test('voices that the installation synthesises itself are described as offline voices', async () => {
  const voices = fakeConfig.voices.map((voice) => ({ ...voice, provider: 'embedded' }));
  const { list } = await open('nova', { voices });
  await waitFor(() => expect(list).toHaveDisplayValue('Nova · 离线语音'));
});

test('without a configuration the product’s own list of voices is used', async () => {
  const { list } = await open('nova');
  expect(within(list).getAllByRole('option')).toHaveLength(14);
});

test('in English a voice has the description of the configuration', async () => {
  const { list } = await open('nova', {}, 'en-US');
  expect(list).toHaveDisplayValue('Nova · A bright young woman');
});
