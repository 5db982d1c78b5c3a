import { expect, jest, test } from '@jest/globals';
import { apiError } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { configure, screen, waitFor } from '@testing-library/react';
import { installFakeMedia } from '../../testing/fake-media';
import { installFakeView } from '../../testing/fake-view';
import { narrated, narration, openNarrated } from '../../testing/open-narrated';
import '../player/player';

configure({ asyncUtilTimeout: 5_000 });

const media = installFakeMedia();
installFakeView();
const another = { ...narration, audioUrl: '/audio/c3d4.mp3', voice: 'echo' };
const button = (name: string) => screen.getByRole('button', { name });

/** Opens the panel with the given response to the request for a narration. */
async function openPanel(narrate: (voice: string) => unknown) {
  let current = narration;
  const page = await openNarrated({
    story: () => ({ ...narrated, audioUrl: current.audioUrl }),
    info: () => current,
    narrate: async (voice) => {
      const generated = await narrate(voice);
      current = generated as typeof narration;
      return generated;
    },
  });
  media.finishLoading(20);
  await page.user.click(await screen.findByRole('button', { name: '换个声音' }));
  return page;
}

test('generates another voice and plays it from the beginning', async () => {
  const narrate = jest.fn((_voice: string) => another);
  const { user } = await openPanel(narrate);
  expect(button('换个声音')).toHaveAttribute('aria-expanded', 'true');
  const list = screen.getByRole('combobox', { name: '选声音' });
  expect(list).toHaveValue('nova');
  expect(button('换成这个声音')).toBeDisabled();
  await user.selectOptions(list, 'echo');
  await user.click(button('换成这个声音'));
  await waitFor(() => expect(media.element().src).toBe('http://localhost/audio/c3d4.mp3'));
  expect(narrate).toHaveBeenCalledWith('echo');
  expect(media.element()).toMatchObject({ currentTime: 0, paused: false });
  expect(button('暂停')).toHaveFocus();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('the existing narration can be played meanwhile', async () => {
  const { user } = await openPanel(() => new Promise(() => {}));
  await user.selectOptions(screen.getByRole('combobox'), 'echo');
  await user.click(button('换成这个声音'));
  expect(button('生成中……')).toHaveAttribute('aria-busy', 'true');
  await user.click(button('播放'));
  expect(media.element().src).toBe('http://localhost/audio/a1b2.mp3');
  expect(media.element().paused).toBe(false);
});

test('a failure shows its reason and keeps the existing narration', async () => {
  const { user } = await openPanel(() => {
    throw apiError('PROVIDER_FAILED');
  });
  await user.selectOptions(screen.getByRole('combobox'), 'echo');
  await user.click(button('换成这个声音'));
  expect(await screen.findByRole('alert')).toHaveTextContent('音频没有生成，再试一次，或者换个声音。');
  expect(button('再试一次')).toBeEnabled();
  expect(button('播放')).toBeEnabled();
});

test('a second press closes the panel', async () => {
  const { user } = await openPanel(() => another);
  await user.click(button('换个声音'));
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(button('换个声音')).toHaveAttribute('aria-expanded', 'false');
});

test('only the owner can change the voice', async () => {
  await openNarrated({ story: () => ({ ...narrated, author: { nickName: '小树' } }) });
  await waitFor(() => expect(button('退回一句')).toBeEnabled());
  expect(screen.queryByRole('button', { name: '换个声音' })).not.toBeInTheDocument();
});
