import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { apiError, fakeUser } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { controlledStream, progress } from '../../testing/controlled-stream';
import { renderPage } from '../../testing/render-page';
import { sampleStory } from '../../testing/sample-story';
import Home from './home';

let net: ReturnType<typeof controlledStream>;
beforeEach(() => {
  net = controlledStream();
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const theme = () => screen.getByRole('textbox', { name: '写主题' });
const grade = (name: string) => screen.getByRole('radio', { name: new RegExp(name) });
const plant = () => screen.findByRole('region', { name: '故事正在长出来' });
const steps = () =>
  within(screen.getByRole('list', { name: '进度' }))
    .getAllByRole('listitem')
    .map((step) => `${step.dataset['state']} ${step.textContent}`);
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const keyOf = ({ request }: { request: { headers?: Record<string, string> } }) =>
  request.headers!['Idempotency-Key'];
const DONE = { type: 'done', story: sampleStory } as const;
const CUT = () => apiError('NETWORK', 'cut', { status: 201 });

const show = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<Home />, { ...options, shell: { stream: net.stream, ...options.shell } });
type Page = Awaited<ReturnType<typeof show>>;

/** Asks for a story without a moment passing. */
function submit(text: string) {
  fireEvent.focus(theme());
  fireEvent.change(theme(), { target: { value: text } });
  fireEvent.submit(screen.getByRole('form', { name: '生成故事' }));
}

/** Presses the button for grade 6 and waits for the call. */
async function begin({ user }: Page) {
  await user.click(grade('六年级'));
  await user.click(theme());
  await user.paste('和爷爷包饺子');
  await user.click(screen.getByRole('button', { name: '生成故事' }));
  return net.waitForRequest(1);
}
async function beginAndGrow(page: Page) {
  const call = await begin(page);
  await call.send(progress('screening'));
  await plant();
  return call;
}

test('for a moment the button alone is busy; a second press sends nothing more', async () => {
  jest.useFakeTimers();
  await show();
  fireEvent.focus(theme());
  fireEvent.change(theme(), { target: { value: '雪天' } });
  const form = screen.getByRole('form', { name: '生成故事' });
  act(() => {
    // Before React can show the first as under way.
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
  expect(net.requests).toHaveLength(1);
  await act(async () => jest.advanceTimersByTime(140));
  expect(busy).toBeInTheDocument();
  await act(async () => jest.advanceTimersByTime(20));
  expect(screen.getByRole('heading', { name: '故事正在长出来' })).toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('the plant tells grade, theme and the real steps, as the server does', async () => {
  const page = await show();
  const call = await beginAndGrow(page);
  expect(await plant()).toHaveTextContent('六年级');
  expect(await plant()).toHaveTextContent('和爷爷包饺子');
  expect(page.shell.setTitle).toHaveBeenLastCalledWith('故事正在长出来');
  expect(steps()).toEqual(['now 1构思想好开头和结尾', 'todo 2写作', 'todo 3检查单词', 'todo 4翻译']);
  expect(status()).toContain('第 1 步，构思');
  await call.send(progress('planning'), progress('writing', 16));
  expect(steps()[1]).toBe('now 2写作写了 16 句');
  expect(status()).toContain('第 2 步，写作');
  await call.send(progress('checking', 16));
  expect(steps()[2]).toBe('now 3检查单词一个词一个词看');
  await call.send(progress('revising', 16));
  expect(steps()[2]).toBe('now 3检查单词有几处再改一改');
  await call.send(progress('translating', 16));
  expect(steps()).toEqual([
    'done 构思 已完成想好开头和结尾',
    'done 写作 已完成写了 16 句',
    'done 检查单词 已完成一个词一个词看',
    'now 4翻译',
  ]);
  expect(status()).toContain('第 4 步，翻译');
});

test('the sentences show as they come', async () => {
  const call = await beginAndGrow(await show());
  await call.send(progress('saving', 2), { type: 'text', delta: 'Grandpa cooks.' });
  expect(screen.getByText('Grandpa cooks.')).toHaveAttribute('lang', 'en');
  await call.send({ type: 'text', delta: ' I help.' });
  expect(screen.getByText('Grandpa cooks. I help.')).toBeInTheDocument();
});

test('the seconds are counted, and not told aloud', async () => {
  jest.useFakeTimers();
  await show();
  submit('雪天');
  await act(async () => jest.advanceTimersByTime(12_400));
  expect(screen.getByRole('timer')).toHaveTextContent('已用 12 秒');
  await act(async () => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('timer')).toHaveTextContent('已用 1 分 12 秒');
  expect(status().join('')).not.toMatch(/12|秒/);
});

test('a story opens the moment it is there, and the profile is asked for again', async () => {
  const page = await show();
  const call = await beginAndGrow(page);
  await call.send(progress('saving', 16), DONE);
  expect(page.shell.navigate).toHaveBeenCalledWith(`/story/${sampleStory.id}`);
  expect(page.shell.refreshProfile).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: '故事长好了' })).toBeInTheDocument();
  expect(steps().every((step) => step.startsWith('done'))).toBe(true);
  expect(page.requests).toEqual([]);
});

test('a story that is there at once opens without the plant flashing by', async () => {
  jest.useFakeTimers();
  const page = await show();
  submit('雪天');
  await act(async () => {});
  await net.requests[0]!.send(progress('screening'), DONE);
  expect(page.shell.navigate).toHaveBeenCalledWith(`/story/${sampleStory.id}`);
  await act(async () => jest.advanceTimersByTime(1_000));
  expect(screen.getByRole('form', { name: '生成故事' })).toHaveAttribute('aria-busy', 'true');
});

test('the headline has the focus that the button had, and gives it back on stop', async () => {
  const page = await show();
  await beginAndGrow(page);
  expect(screen.getByRole('heading', { name: '故事正在长出来' })).toHaveFocus();
  await page.user.click(screen.getByRole('button', { name: '停止' }));
  expect(screen.getByRole('button', { name: '生成故事' })).toHaveFocus();
});

test('stopping ends it on the server and gives the form back as it was, without an error', async () => {
  const page = await show();
  const call = await beginAndGrow(page);
  await page.user.click(screen.getByRole('button', { name: '停止' }));
  expect(page.requests).toEqual([{ method: 'DELETE', path: `/stories/generations/${keyOf(call)}` }]);
  expect(call.request.signal?.aborted).toBe(true);
  expect(theme()).toHaveValue('和爷爷包饺子');
  expect(grade('六年级')).toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(status()).toContain('停下来了，年级和主题都还在');
  await call.send(DONE);
  expect(page.shell.navigate).not.toHaveBeenCalled();
});

test('after a stop the next generation is a new one, and waits until the server has ended the old one', async () => {
  let ended = () => {};
  const page = await show({ answer: () => new Promise<null>((resolve) => (ended = () => resolve(null))) });
  const first = await beginAndGrow(page);
  await page.user.click(screen.getByRole('button', { name: '停止' }));
  await page.user.click(screen.getByRole('button', { name: '生成故事' }));
  expect(net.requests).toHaveLength(1);
  await act(async () => ended());
  expect(keyOf(await net.waitForRequest(2))).not.toBe(keyOf(first));
});

test('a stop that does not reach the server is no error', async () => {
  const page = await show({ answer: () => Promise.reject(apiError('NOT_FOUND')) });
  await beginAndGrow(page);
  await page.user.click(screen.getByRole('button', { name: '停止' }));
  await page.user.click(screen.getByRole('button', { name: '生成故事' }));
  await net.waitForRequest(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failure is told kindly in the plant’s place; trying again goes on from there', async () => {
  const page = await show();
  const call = await beginAndGrow(page);
  await call.send(progress('writing', 3), apiError('PROVIDER_FAILED'));
  expect(screen.getByRole('heading', { name: '这次没长出来' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('故事没有写成，再试一次吧。主题替你留着呢。');
  expect(screen.getByRole('region', { name: '这次没长出来' })).toHaveTextContent('六年级和爷爷包饺子');
  await page.user.click(screen.getByRole('button', { name: '再试一次' }));
  const again = await net.waitForRequest(2);
  expect(again.request.body).toEqual({ grade: 6, theme: '和爷爷包饺子' });
  expect(keyOf(again)).not.toBe(keyOf(call));
  expect(await plant()).toBeInTheDocument();
  await again.send(DONE);
  expect(page.shell.navigate).toHaveBeenCalledWith(`/story/${sampleStory.id}`);
});

test('after a failure another theme is written in the same form', async () => {
  const page = await show();
  await (await beginAndGrow(page)).send(apiError('PROVIDER_FAILED'));
  await page.user.click(screen.getByRole('button', { name: '换个主题' }));
  expect(theme()).toHaveFocus();
  expect(theme()).toHaveValue('和爷爷包饺子');
  expect(grade('六年级')).toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a theme that is refused late is told at the field', async () => {
  const page = await show();
  await (await beginAndGrow(page)).send(apiError('THEME_NOT_ALLOWED'));
  expect(screen.getByRole('alert')).toHaveTextContent('这个主题不太适合，换一个试试吧');
  expect(theme()).toBeInvalid();
  expect(theme()).toHaveFocus();
  expect(screen.queryByRole('button', { name: '我的梦想' })).not.toBeInTheDocument();
});

test('a theme of distress is answered with help also when it is understood late', async () => {
  const page = await show();
  const error = apiError('THEME_NOT_ALLOWED', 'No', { errors: [{ path: 'theme', message: 'NEEDS_HELP' }] });
  await (await beginAndGrow(page)).send(error);
  expect(screen.getByRole('note')).toHaveTextContent('你的感受很重要');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(status().join('')).toContain('按钮上方写着可以找谁帮忙');
});

test('a connection lost in the middle is told and joined again with the same key', async () => {
  const page = await show();
  const call = await beginAndGrow(page);
  await call.send(progress('writing', 3), CUT());
  expect(await plant()).toHaveTextContent('网络断了一下，正在接上。');
  expect(status()).toContain('网络断了一下，正在接上。');
  const again = await net.waitForRequest(2);
  expect(keyOf(again)).toBe(keyOf(call));
  await again.send(progress('checking', 16));
  expect(await plant()).not.toHaveTextContent('网络断了一下');
  await again.send(DONE);
  expect(page.shell.navigate).toHaveBeenCalledTimes(1);
});

test('a reload joins what is under way, at once and by itself', async () => {
  const before = await show();
  const call = await beginAndGrow(before);
  before.unmount();
  const after = await show();
  const again = await net.waitForRequest(2);
  expect(keyOf(again)).toBe(keyOf(call));
  expect(again.request.body).toEqual({ grade: 6, theme: '和爷爷包饺子' });
  expect(await plant()).toHaveTextContent('和爷爷包饺子');
  await again.send(DONE);
  expect(after.shell.navigate).toHaveBeenCalledWith(`/story/${sampleStory.id}`);
});

test('after the story is there a reload joins nothing', async () => {
  const before = await show();
  await (await begin(before)).send(DONE);
  before.unmount();
  await show();
  expect(net.requests).toHaveLength(1);
});

test.each([
  ['somebody else', { user: { ...fakeUser, id: 'another' }, isLoggedIn: true, region: 'china' as const }],
  ['a guest', { user: null, isLoggedIn: false, region: 'china' as const }],
])('%s in the same tab joins nothing', async (_, session) => {
  const before = await show();
  await beginAndGrow(before);
  before.unmount();
  await show({ shell: { session } });
  expect(screen.getByRole('button', { name: '生成故事' })).toBeInTheDocument();
  expect(net.requests).toHaveLength(1);
});

test('who has turned to another theme finds the form after a reload', async () => {
  jest.useFakeTimers();
  const before = await show();
  submit('雪天');
  await act(async () => {});
  await net.requests[0]!.send(apiError('NETWORK', 'away', { status: 0 }));
  fireEvent.change(theme(), { target: { value: '雨天' } });
  before.unmount();
  await show();
  await act(async () => jest.advanceTimersByTime(1_000));
  expect(theme()).toHaveValue('雨天');
  expect(net.requests).toHaveLength(1);
});

test('who goes to another page finds the plant again, or is told of the story there', async () => {
  const page = await show();
  const call = await beginAndGrow(page);
  page.showInstead(<p>Another page</p>);
  expect(call.request.signal?.aborted).toBe(false);
  page.showInstead(<Home />);
  expect(await plant()).toBeInTheDocument();
  page.showInstead(<p>Another page</p>);
  await call.send(DONE);
  expect(page.shell.toast).toHaveBeenCalledWith(expect.stringContaining('写好了'), 'success');
  expect(page.shell.navigate).not.toHaveBeenCalled();
  page.showInstead(<Home />);
  expect(theme()).toHaveValue('');
  expect(net.requests).toHaveLength(1);
});

test('a failure elsewhere is told there, and waits at home', async () => {
  const page = await show();
  const call = await beginAndGrow(page);
  page.showInstead(<p>Another page</p>);
  await call.send(apiError('PROVIDER_FAILED'));
  expect(page.shell.toast).toHaveBeenCalledWith('故事没有写成，回首页看看吧', 'error');
  page.showInstead(<Home />);
  expect(screen.getByRole('alert')).toHaveTextContent('故事没有写成');
  expect(theme()).toHaveValue('和爷爷包饺子');
});

test('an ended session is nothing to tell: it leads to the login', async () => {
  const page = await show();
  await (await beginAndGrow(page)).send(apiError('UNAUTHENTICATED'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(theme()).toHaveValue('和爷爷包饺子');
});

test('a guest is led to the login without a call', async () => {
  const page = await show({ shell: { session: { user: null, isLoggedIn: false, region: 'china' } } });
  await page.user.type(theme(), '雪天');
  await page.user.click(screen.getByRole('button', { name: '生成故事' }));
  expect(page.shell.goToLogin).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(net.requests).toHaveLength(0));
  expect(page.requests).toEqual([]);
});

test('a hostile theme is text in the plant, too', async () => {
  const page = await show();
  await page.user.click(theme());
  await page.user.paste('<img src=x onerror=alert(1)>\u202e');
  await page.user.click(screen.getByRole('button', { name: '生成故事' }));
  expect(await plant()).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(document.querySelector('img')).toBeNull();
});
