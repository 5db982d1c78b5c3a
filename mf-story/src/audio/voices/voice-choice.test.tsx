import { expect, test } from '@jest/globals';
import type { Config } from '@storysprout/contracts/api/config';
import type { Language } from '@storysprout/contracts/rules';
import { apiError, fakeConfig, fakeUser } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { sampleStory } from '../../testing/sample-story';
import { AudioBar } from '../audio-bar';

const none = { exists: false, audioUrl: null, voice: null, timings: [] };

/** The offer to a pupil of this installation who prefers this voice. */
async function open(defaultVoice: string, config?: Partial<Config>, language: Language = 'zh-CN') {
  const user = { ...fakeUser, preferences: { ...fakeUser.preferences, defaultVoice } };
  const page = await renderPage(<AudioBar story={sampleStory} />, {
    language,
    shell: { session: { user, isLoggedIn: true, region: 'global' } },
    answer: ({ method, path }) => {
      if (method === 'POST') return new Promise(() => {});
      if (path !== '/config') return none;
      if (config) return { ...fakeConfig, ...config };
      throw apiError('UNAVAILABLE');
    },
  });
  const list = await screen.findByRole('combobox', {
    name: language === 'zh-CN' ? '选声音' : 'Choose a voice',
  });
  const asked = () => page.requests.find(({ method }) => method === 'POST')?.body;
  return { ...page, list, asked };
}
const generate = () => screen.getByRole('button', { name: '点击生成音频' });

test('starts with the pupil’s own voice; its name and its sound stand in the list, by category', async () => {
  const { list, user, asked } = await open('luna', {});
  expect(list).toHaveValue('luna');
  expect(list).toHaveDisplayValue('Luna · 轻柔缓慢的女声');
  expect(
    within(list)
      .getAllByRole('group')
      .map((group) => group.getAttribute('label')),
  ).toEqual(['精选', '标准', '双语']);
  await user.click(generate());
  expect(asked()).toEqual({ voice: 'luna', speed: 1 });
});

test('a voice that the region lacks gives way to the region’s own, and is not in its list', async () => {
  const { list, user, asked } = await open('nova', { region: 'china' });
  await waitFor(() => expect(list).toHaveValue('graceful_lady'));
  expect(within(list).queryByRole('option', { name: /Nova/ })).not.toBeInTheDocument();
  expect(within(list).getAllByRole('option')).toHaveLength(8);
  await user.click(generate());
  expect(asked()).toEqual({ voice: 'graceful_lady', speed: 1 });
});

test('elsewhere it gives way to nova', async () => {
  const { list } = await open('somebody-gone', {});
  expect(list).toHaveValue('nova');
});

test('the one that is picked is the one that reads', async () => {
  const { list, user, asked } = await open('nova', {});
  await user.selectOptions(list, 'fable');
  await user.click(generate());
  expect(asked()).toEqual({ voice: 'fable', speed: 1 });
});

test('an installation that speaks by itself says so, and promises no other sound', async () => {
  const voices = fakeConfig.voices.map((voice) => ({ ...voice, provider: 'embedded' }));
  const { list } = await open('nova', { voices });
  await waitFor(() => expect(list).toHaveDisplayValue('Nova · 离线语音'));
});

test('without the installation’s word the product’s voices stand in', async () => {
  const { list } = await open('nova');
  expect(within(list).getAllByRole('option')).toHaveLength(14);
});

test('in English a voice is described by what the installation says of it', async () => {
  const { list } = await open('nova', {}, 'en-US');
  expect(list).toHaveDisplayValue('Nova · A bright young woman');
});
