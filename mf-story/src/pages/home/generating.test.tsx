import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { apiError, fakeUser } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createControlledStreams, progress } from '../../testing/controlled-streams';
import { renderPage } from '../../testing/render-page';
import { sampleStory } from '../../testing/sample-story';
import Home from './home';

let network: ReturnType<typeof createControlledStreams>;
beforeEach(() => {
  network = createControlledStreams();
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const theme = () => screen.getByRole('textbox', { name: '写主题' });
const grade = (name: string) => screen.getByRole('radio', { name: new RegExp(name) });
const growingCard = () => screen.findByRole('region', { name: '故事正在长出来' });
const steps = () =>
  within(screen.getByRole('list', { name: '进度' }))
    .getAllByRole('listitem')
    .map((step) => `${step.dataset['state']} ${step.textContent}`);
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const keyOf = ({ request }: { request: { headers?: Record<string, string> } }) =>
  request.headers!['Idempotency-Key'];
const DONE = { type: 'done', story: sampleStory } as const;
const CONNECTION_LOST = () => apiError('NETWORK', 'cut', { status: 201 });

const show = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<Home />, { ...options, shell: { stream: network.stream, ...options.shell } });
type Page = Awaited<ReturnType<typeof show>>;

/** Submits a theme synchronously. */
function submit(text: string) {
  fireEvent.focus(theme());
  fireEvent.change(theme(), { target: { value: text } });
  fireEvent.submit(screen.getByRole('form', { name: '生成故事' }));
}

/** Submits a theme for grade 6 and waits for the request. */
async function start({ user }: Page) {
  await user.click(grade('六年级'));
  await user.click(theme());
  await user.paste('和爷爷包饺子');
  await user.click(screen.getByRole('button', { name: '生成故事' }));
  return network.waitForStream(1);
}
async function startAndShowCard(page: Page) {
  const stream = await start(page);
  await stream.send(progress('screening'));
  await growingCard();
  return stream;
}

test('first shows only the busy button; a second press sends no second request', async () => {
  jest.useFakeTimers();
  await show();
  fireEvent.focus(theme());
  fireEvent.change(theme(), { target: { value: '雪天' } });
  const form = screen.getByRole('form', { name: '生成故事' });
  act(() => {
    // Before React renders the pending state.
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  const busy = screen.getByRole('button', { name: '正在生成……' });
  fireEvent.click(busy);
  await act(async () => {});
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(busy).toHaveAttribute('aria-busy', 'true');
  expect(status()).toContain('故事正在生成，请等一等');
  expect(theme()).toHaveAttribute('readonly');
  expect(grade('一年级')).toBeDisabled();
  expect(network.streams).toHaveLength(1);
  await act(async () => jest.advanceTimersByTime(140));
  expect(busy).toBeInTheDocument();
  await act(async () => jest.advanceTimersByTime(20));
  expect(screen.getByRole('heading', { name: '故事正在长出来' })).toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('shows grade, theme and the steps that the server reports', async () => {
  const page = await show();
  const stream = await startAndShowCard(page);
  expect(await growingCard()).toHaveTextContent('六年级');
  expect(await growingCard()).toHaveTextContent('和爷爷包饺子');
  expect(page.shell.setTitle).toHaveBeenLastCalledWith('故事正在长出来');
  expect(steps()).toEqual(['now 1构思想好开头和结尾', 'todo 2写作', 'todo 3检查单词', 'todo 4翻译']);
  expect(status()).toContain('第 1 步，构思');
  await stream.send(progress('planning'), progress('writing', 16));
  expect(steps()[1]).toBe('now 2写作写了 16 句');
  expect(status()).toContain('第 2 步，写作');
  await stream.send(progress('checking', 16));
  expect(steps()[2]).toBe('now 3检查单词一个词一个词看');
  await stream.send(progress('revising', 16));
  expect(steps()[2]).toBe('now 3检查单词有几处再改一改');
  await stream.send(progress('translating', 16));
  expect(steps()).toEqual([
    'done 构思 已完成想好开头和结尾',
    'done 写作 已完成写了 16 句',
    'done 检查单词 已完成一个词一个词看',
    'now 4翻译',
  ]);
  expect(status()).toContain('第 4 步，翻译');
});

test('shows sentences as they arrive', async () => {
  const stream = await startAndShowCard(await show());
  await stream.send(progress('saving', 2), { type: 'text', delta: 'Grandpa cooks.' });
  expect(screen.getByText('Grandpa cooks.')).toHaveAttribute('lang', 'en');
  await stream.send({ type: 'text', delta: ' I help.' });
  expect(screen.getByText('Grandpa cooks. I help.')).toBeInTheDocument();
});

test('counts the seconds without announcing them', async () => {
  jest.useFakeTimers();
  await show();
  submit('雪天');
  await act(async () => jest.advanceTimersByTime(12_400));
  expect(screen.getByRole('timer')).toHaveTextContent('已用 12 秒');
  await act(async () => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('timer')).toHaveTextContent('已用 1 分 12 秒');
  expect(status().join('')).not.toMatch(/12|秒/);
});

test('opens the story when it arrives, and refreshes the profile', async () => {
  const page = await show();
  const stream = await startAndShowCard(page);
  await stream.send(progress('saving', 16), DONE);
  expect(page.shell.navigate).toHaveBeenCalledWith(`/story/${sampleStory.id}`);
  expect(page.shell.refreshProfile).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: '故事长好了' })).toBeInTheDocument();
  expect(steps().every((step) => step.startsWith('done'))).toBe(true);
  expect(page.requests).toEqual([]);
});

test('opens a story that arrives at once without a flash of the growing card', async () => {
  jest.useFakeTimers();
  const page = await show();
  submit('雪天');
  await act(async () => {});
  await network.streams[0]!.send(progress('screening'), DONE);
  expect(page.shell.navigate).toHaveBeenCalledWith(`/story/${sampleStory.id}`);
  await act(async () => jest.advanceTimersByTime(1_000));
  expect(screen.getByRole('form', { name: '生成故事' })).toHaveAttribute('aria-busy', 'true');
});

test('moves the focus from the button to the headline, and back on stop', async () => {
  const page = await show();
  await startAndShowCard(page);
  expect(screen.getByRole('heading', { name: '故事正在长出来' })).toHaveFocus();
  await page.user.click(screen.getByRole('button', { name: '停止' }));
  expect(screen.getByRole('button', { name: '生成故事' })).toHaveFocus();
});

test('stopping cancels it on the server and shows the unchanged form without an error', async () => {
  const page = await show();
  const stream = await startAndShowCard(page);
  await page.user.click(screen.getByRole('button', { name: '停止' }));
  expect(page.requests).toEqual([{ method: 'DELETE', path: `/stories/generations/${keyOf(stream)}` }]);
  expect(stream.request.signal?.aborted).toBe(true);
  expect(theme()).toHaveValue('和爷爷包饺子');
  expect(grade('六年级')).toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(status()).toContain('停下来了，年级和主题都还在');
  await stream.send(DONE);
  expect(page.shell.navigate).not.toHaveBeenCalled();
});

test('after a stop the next generation has a new key and waits for the cancellation', async () => {
  let confirmCancellation = () => {};
  const page = await show({
    respond: () => new Promise<null>((resolve) => (confirmCancellation = () => resolve(null))),
  });
  const first = await startAndShowCard(page);
  await page.user.click(screen.getByRole('button', { name: '停止' }));
  await page.user.click(screen.getByRole('button', { name: '生成故事' }));
  expect(network.streams).toHaveLength(1);
  await act(async () => confirmCancellation());
  expect(keyOf(await network.waitForStream(2))).not.toBe(keyOf(first));
});

test('a failed cancellation is no error', async () => {
  const page = await show({ respond: () => Promise.reject(apiError('NOT_FOUND')) });
  await startAndShowCard(page);
  await page.user.click(screen.getByRole('button', { name: '停止' }));
  await page.user.click(screen.getByRole('button', { name: '生成故事' }));
  await network.waitForStream(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows a failure in the growing card, with a retry', async () => {
  const page = await show();
  const stream = await startAndShowCard(page);
  await stream.send(progress('writing', 3), apiError('PROVIDER_FAILED'));
  expect(screen.getByRole('heading', { name: '这次没长出来' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('故事没有写成，再试一次吧。主题替你留着呢。');
  expect(screen.getByRole('region', { name: '这次没长出来' })).toHaveTextContent('六年级和爷爷包饺子');
  await page.user.click(screen.getByRole('button', { name: '再试一次' }));
  const retried = await network.waitForStream(2);
  expect(retried.request.body).toEqual({ grade: 6, theme: '和爷爷包饺子' });
  expect(keyOf(retried)).not.toBe(keyOf(stream));
  expect(await growingCard()).toBeInTheDocument();
  await retried.send(DONE);
  expect(page.shell.navigate).toHaveBeenCalledWith(`/story/${sampleStory.id}`);
});

test('after a failure the theme can be changed in the same form', async () => {
  const page = await show();
  await (await startAndShowCard(page)).send(apiError('PROVIDER_FAILED'));
  await page.user.click(screen.getByRole('button', { name: '换个主题' }));
  expect(theme()).toHaveFocus();
  expect(theme()).toHaveValue('和爷爷包饺子');
  expect(grade('六年级')).toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows a late rejection of the theme at the field', async () => {
  const page = await show();
  await (await startAndShowCard(page)).send(apiError('THEME_NOT_ALLOWED'));
  expect(screen.getByRole('alert')).toHaveTextContent('这个主题不太适合，换一个试试吧');
  expect(theme()).toBeInvalid();
  expect(theme()).toHaveFocus();
  expect(screen.queryByRole('button', { name: '我的梦想' })).not.toBeInTheDocument();
});

test('shows help lines for a theme of distress that is detected late', async () => {
  const page = await show();
  const error = apiError('THEME_NOT_ALLOWED', 'No', { errors: [{ path: 'theme', message: 'NEEDS_HELP' }] });
  await (await startAndShowCard(page)).send(error);
  expect(screen.getByRole('note')).toHaveTextContent('你的感受很重要');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(status().join('')).toContain('按钮上方写着可以找谁帮忙');
});

test('shows a lost connection and reconnects with the same key', async () => {
  const page = await show();
  const stream = await startAndShowCard(page);
  await stream.send(progress('writing', 3), CONNECTION_LOST());
  expect(await growingCard()).toHaveTextContent('网络断了一下，正在接上。');
  expect(status()).toContain('网络断了一下，正在接上。');
  const retried = await network.waitForStream(2);
  expect(keyOf(retried)).toBe(keyOf(stream));
  await retried.send(progress('checking', 16));
  expect(await growingCard()).not.toHaveTextContent('网络断了一下');
  await retried.send(DONE);
  expect(page.shell.navigate).toHaveBeenCalledTimes(1);
});

test('resumes a generation after a reload', async () => {
  const before = await show();
  const stream = await startAndShowCard(before);
  before.unmount();
  const after = await show();
  const retried = await network.waitForStream(2);
  expect(keyOf(retried)).toBe(keyOf(stream));
  expect(retried.request.body).toEqual({ grade: 6, theme: '和爷爷包饺子' });
  expect(await growingCard()).toHaveTextContent('和爷爷包饺子');
  await retried.send(DONE);
  expect(after.shell.navigate).toHaveBeenCalledWith(`/story/${sampleStory.id}`);
});

test('resumes nothing after the story has arrived', async () => {
  const before = await show();
  await (await start(before)).send(DONE);
  before.unmount();
  await show();
  expect(network.streams).toHaveLength(1);
});

test.each([
  ['another pupil', { user: { ...fakeUser, id: 'another' }, isLoggedIn: true, region: 'china' as const }],
  ['a guest', { user: null, isLoggedIn: false, region: 'china' as const }],
])('%s in the same tab resumes nothing', async (_, session) => {
  const before = await show();
  await startAndShowCard(before);
  before.unmount();
  await show({ shell: { session } });
  expect(screen.getByRole('button', { name: '生成故事' })).toBeInTheDocument();
  expect(network.streams).toHaveLength(1);
});

test('does not resume a suspended generation after a reload', async () => {
  jest.useFakeTimers();
  const before = await show();
  submit('雪天');
  await act(async () => {});
  await network.streams[0]!.send(apiError('NETWORK', 'away', { status: 0 }));
  fireEvent.change(theme(), { target: { value: '雨天' } });
  before.unmount();
  await show();
  await act(async () => jest.advanceTimersByTime(1_000));
  expect(theme()).toHaveValue('雨天');
  expect(network.streams).toHaveLength(1);
});

test('continues while the pupil visits another page, and shows a toast there at the end', async () => {
  const page = await show();
  const stream = await startAndShowCard(page);
  page.rerenderPage(<p>Another page</p>);
  expect(stream.request.signal?.aborted).toBe(false);
  page.rerenderPage(<Home />);
  expect(await growingCard()).toBeInTheDocument();
  page.rerenderPage(<p>Another page</p>);
  await stream.send(DONE);
  expect(page.shell.toast).toHaveBeenCalledWith(expect.stringContaining('写好了'), 'success');
  expect(page.shell.navigate).not.toHaveBeenCalled();
  page.rerenderPage(<Home />);
  expect(theme()).toHaveValue('');
  expect(network.streams).toHaveLength(1);
});

test('shows a toast for a failure on another page, and the failure on the home page', async () => {
  const page = await show();
  const stream = await startAndShowCard(page);
  page.rerenderPage(<p>Another page</p>);
  await stream.send(apiError('PROVIDER_FAILED'));
  expect(page.shell.toast).toHaveBeenCalledWith('故事没有写成，回首页看看吧', 'error');
  page.rerenderPage(<Home />);
  expect(screen.getByRole('alert')).toHaveTextContent('故事没有写成');
  expect(theme()).toHaveValue('和爷爷包饺子');
});

test('shows no error for an ended session, which redirects to the login', async () => {
  const page = await show();
  await (await startAndShowCard(page)).send(apiError('UNAUTHENTICATED'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(theme()).toHaveValue('和爷爷包饺子');
});

test('redirects a guest to the login without a request', async () => {
  const page = await show({ shell: { session: { user: null, isLoggedIn: false, region: 'china' } } });
  await page.user.type(theme(), '雪天');
  await page.user.click(screen.getByRole('button', { name: '生成故事' }));
  expect(page.shell.goToLogin).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(network.streams).toHaveLength(0));
  expect(page.requests).toEqual([]);
});

test('renders a hostile theme as text in the growing card', async () => {
  const page = await show();
  await page.user.click(theme());
  await page.user.paste('<img src=x onerror=alert(1)>\u202e');
  await page.user.click(screen.getByRole('button', { name: '生成故事' }));
  expect(await growingCard()).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(document.querySelector('img')).toBeNull();
});
