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

test('the chosen voice speaks, and falls silent on a second press', async () => {
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

test('the button comes back when the sample has ended, and another voice ends it', async () => {
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

test('a sample that comes after another voice was chosen stays silent', async () => {
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

test('a sample that cannot be had says so kindly', async () => {
  const { user, shell } = await openSettings({
    respond: ({ path }) => {
      if (path.endsWith('/preview')) throw apiError('PROVIDER_FAILED');
      return undefined;
    },
  });
  await user.click(await listen('Graceful Lady'));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith('声音没有放出来，再试一次吧', 'error'));
});

test('a browser that wants another press gets one, with the sample at hand', async () => {
  const { user, shell, requestsTo } = await openSettings();
  play.mockRejectedValueOnce(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
  await user.click(await listen('Graceful Lady'));
  await waitFor(() => expect(shell.toast).toHaveBeenCalledWith('再按一次就能听到', 'info'));
  await user.click(await listen('Graceful Lady'));
  await screen.findByRole('button', { name: '停止试听' });
  expect(requestsTo('GET', '/voices/graceful_lady/preview')).toHaveLength(1);
});
