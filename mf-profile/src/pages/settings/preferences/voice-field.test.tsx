import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { apiError } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openSettings } from '../../../testing/open-settings';

const play = jest.spyOn(HTMLMediaElement.prototype, 'play');
const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause');
const audio = () => document.querySelector('audio')!;
const listen = (voice: string) => screen.findByRole('button', { name: `试听 ${voice}` });

beforeEach(() => {
  sessionStorage.clear();
  play.mockReset().mockResolvedValue();
  pause.mockClear();
});
afterEach(() => void jest.clearAllMocks());

test('plays the selected voice; a second press stops it', async () => {
  const { user, requestsTo } = await openSettings();
  await user.selectOptions(screen.getByLabelText('默认声音'), 'luna');
  await user.click(await listen('Luna'));
  const stop = await screen.findByRole('button', { name: '停止试听' });
  expect(requestsTo('GET', '/voices/luna/preview')).toHaveLength(1);
  expect(audio()).toHaveAttribute('src', '/audio/voices/luna/preview.mp3');
  await user.click(stop);
  expect(pause).toHaveBeenCalled();
  expect(await listen('Luna')).toBeInTheDocument();
});

test('the button is reset when the sample ends; selecting another voice stops it', async () => {
  const { user } = await openSettings();
  await user.selectOptions(screen.getByLabelText('默认声音'), 'luna');
  await user.click(await listen('Luna'));
  await screen.findByRole('button', { name: '停止试听' });
  fireEvent.ended(audio());
  await user.click(await listen('Luna'));
  await screen.findByRole('button', { name: '停止试听' });
  pause.mockClear();
  await user.selectOptions(screen.getByLabelText('默认声音'), 'nova');
  expect(pause).toHaveBeenCalled();
  expect(await listen('Nova')).toBeInTheDocument();
});

test('does not play a sample that arrives after another voice was selected', async () => {
  let arrive = (_: unknown) => {};
  const { user } = await openSettings({
    respond: ({ path }) =>
      path.endsWith('/preview') ? new Promise((resolve) => (arrive = resolve)) : undefined,
  });
  await user.selectOptions(screen.getByLabelText('默认声音'), 'luna');
  await user.click(await listen('Luna'));
  await user.selectOptions(screen.getByLabelText('默认声音'), 'nova');
  await act(async () => arrive({ audioUrl: '/audio/late.mp3' }));
  expect(play).not.toHaveBeenCalled();
});

test('shows an error when the sample cannot be loaded', async () => {
  const { user, shell } = await openSettings({
    respond: ({ path }) => {
      if (path.endsWith('/preview')) throw apiError('PROVIDER_FAILED');
      return undefined;
    },
  });
  await user.click(await listen('Graceful Lady'));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith('声音没有放出来，再试一次吧', 'error'));
});

test('after a refusal by the autoplay policy the next press plays the loaded sample', async () => {
  const { user, shell, requestsTo } = await openSettings();
  play.mockRejectedValueOnce(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
  await user.click(await listen('Graceful Lady'));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith('再按一次就能听到', 'info'));
  await user.click(await listen('Graceful Lady'));
  await screen.findByRole('button', { name: '停止试听' });
  expect(requestsTo('GET', '/voices/graceful_lady/preview')).toHaveLength(1);
});
