import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { apiError, fakeConfig } from '@storysprout/contracts/shell/fake';
import { Blob } from 'node:buffer';
import { renderPage } from '../testing/render-page';
import { sampleStory } from '../testing/sample-story';
import { ExportButton } from './export-button';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';
const png = Uint8Array.from(atob(PIXEL), (byte) => byte.charCodeAt(0));

/** Fake of html-to-image: jsdom renders nothing. */
const toBlob = jest.fn<(page: HTMLElement) => Promise<unknown>>();
jest.mock('html-to-image', () => ({ toBlob: (page: HTMLElement) => toBlob(page) }));

const saved: string[] = [];
const WECHAT = 'Mozilla/5.0 (Linux; Android 14) Chrome/120 MicroMessenger/8.0.49';

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:image', revokeObjectURL: () => {} });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  toBlob.mockReset().mockImplementation(async () => new Blob([png]));
});
afterEach(() => {
  jest.restoreAllMocks();
  saved.length = 0;
});

const isRecord = ({ method, path }: ApiRequest) =>
  method === 'POST' && path === `/stories/${sampleStory.id}/export`;
const open = (record: () => unknown = () => null) =>
  renderPage(<ExportButton story={sampleStory} />, {
    respond: (request) => (isRecord(request) ? record() : fakeConfig),
  });
const button = () => screen.getByRole('button', { name: '导出图片' });
const success = { type: 'success', message: '导出成功！', autoClose: 2000 } as const;
const failure = { type: 'error', message: '导出失败，请重试' } as const;

test('saves the image under the theme’s name, shows a message and records the export', async () => {
  let savedBefore = 0;
  const { user, shell, requests } = await open(() => (savedBefore = saved.length));
  await user.click(button());
  await waitFor(() => expect(shell.modal).toHaveBeenCalledWith(success));
  expect(saved).toEqual(['动物园之旅.png']);
  await waitFor(() => expect(requests.filter(isRecord)).toHaveLength(1));
  expect(savedBefore).toBe(1);
  expect(requests.find(isRecord)).toMatchObject({ redirectOnSessionEnd: false });
});

test('a failed record is invisible to the pupil', async () => {
  const { user, shell, requests } = await open(() => {
    throw apiError('NETWORK');
  });
  await user.click(button());
  await waitFor(() => expect(requests.filter(isRecord)).toHaveLength(1));
  expect(shell.modal).toHaveBeenCalledTimes(1);
  expect(shell.modal).toHaveBeenCalledWith(success);
  expect(shell.toast).not.toHaveBeenCalled();
});

test.each([
  ['throws', () => Promise.reject(new Error('tainted'))],
  ['renders no image', () => Promise.resolve(null)],
])('when the browser %s, shows an error and records nothing; the next press works', async (_, render) => {
  toBlob.mockImplementationOnce(render);
  const { user, shell, requests } = await open();
  await user.click(button());
  await waitFor(() => expect(shell.modal).toHaveBeenCalledWith(failure));
  expect(saved).toEqual([]);
  expect(requests.filter(isRecord)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: '导出图片' }));
  await waitFor(() => expect(shell.modal).toHaveBeenLastCalledWith(success));
});

test('is busy and announced while exporting; a second press does nothing', async () => {
  let release: (image: unknown) => void = () => {};
  toBlob.mockImplementation(() => new Promise((done) => (release = done)));
  const { user, shell } = await open();
  await user.dblClick(button());
  await waitFor(() => expect(toBlob).toHaveBeenCalledTimes(1));
  const busy = screen.getByRole('button', { name: '正在导出……' });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('图片正在导出，请等一等')).toHaveAttribute('role', 'status');
  await user.click(busy);
  act(() => release(new Blob([png])));
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(toBlob).toHaveBeenCalledTimes(1);
  expect(shell.modal).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('图片正在导出，请等一等')).not.toBeInTheDocument());
});

test('the rendered page is hidden from screen readers and keyboard, and removed afterwards', async () => {
  let isHidden = false;
  toBlob.mockImplementation(async (page) => {
    isHidden = page.closest('[aria-hidden="true"][inert]') !== null;
    return new Blob([png]);
  });
  const { user, shell } = await open();
  await user.click(button());
  await waitFor(() => expect(shell.modal).toHaveBeenCalled());
  expect(isHidden).toBe(true);
  await waitFor(() => expect(document.querySelector('.page')).toBeNull());
});

test('after unmounting there is neither a file nor a message', async () => {
  let release: (image: unknown) => void = () => {};
  toBlob.mockImplementation(() => new Promise((done) => (release = done)));
  const { user, shell, requests, rerenderPage } = await open();
  await user.click(button());
  await waitFor(() => expect(toBlob).toHaveBeenCalled());
  rerenderPage(<p>elsewhere</p>);
  await act(async () => release(new Blob([png])));
  expect(saved).toEqual([]);
  expect(shell.modal).not.toHaveBeenCalled();
  expect(requests.filter(isRecord)).toEqual([]);
});

test('in WeChat shows the image for a long press and records it; closing returns the focus', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(WECHAT);
  const { user, shell, requests } = await open();
  await user.click(button());
  const dialog = await screen.findByRole('dialog', { name: '长按图片保存' });
  const image = screen.getByRole('img', { name: '故事“动物园之旅”的图片' });
  expect(image).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,iVBOR/));
  expect(saved).toEqual([]);
  expect(shell.modal).not.toHaveBeenCalled();
  await waitFor(() => expect(requests.filter(isRecord)).toHaveLength(1));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(button()).toHaveFocus());
});
