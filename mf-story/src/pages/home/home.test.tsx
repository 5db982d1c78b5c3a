import { afterEach, expect, test } from '@jest/globals';
import { queryKeys } from '@storysprout/contracts/query-keys';
import { apiError, fakeUser } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { sampleStory } from '../../testing/sample-story';
import Home from './home';

afterEach(() => sessionStorage.clear());

const guest = { session: { user: null, isLoggedIn: false, region: 'china' as const } };
const theme = () => screen.getByRole('textbox', { name: '写主题' });
const button = () => screen.getByRole('button', { name: '生成故事' });
const grade = (name: string) => screen.getByRole('radio', { name: new RegExp(name) });
const keyOf = (request: { headers?: Record<string, string> } | undefined) =>
  request?.headers?.['Idempotency-Key'];
type Page = Awaited<ReturnType<typeof renderPage>>;

async function generate({ user }: Page, text = '和爷爷包饺子') {
  await user.type(theme(), text);
  await user.click(button());
}
const failing = (code: Parameters<typeof apiError>[0]) => () => {
  throw apiError(code);
};

test('shows nine grades with their lengths; the pupil’s default grade is selected', async () => {
  await renderPage(<Home />);
  expect(screen.getAllByRole('radio')).toHaveLength(9);
  expect(grade('三年级')).toBeChecked();
  expect(grade('一年级')).toHaveAccessibleName('一年级 100 字');
  expect(grade('九年级')).toHaveAccessibleName('九年级 300 字');
});

test('for a guest grade one is selected', async () => {
  await renderPage(<Home />, { shell: guest });
  expect(grade('一年级')).toBeChecked();
});

test('the hint asks for a theme, then shows the length for the selected grade', async () => {
  const { user } = await renderPage(<Home />);
  expect(screen.getByText('请输入主题')).toBeInTheDocument();
  expect(button()).toBeDisabled();
  await user.type(theme(), '   ');
  expect(button()).toBeDisabled();
  await user.type(theme(), '雪天');
  await user.click(grade('四年级'));
  expect(screen.getByText('大约会生成 140–160 个字')).toBeInTheDocument();
  expect(button()).toBeEnabled();
});

test('the counter counts graphemes, and input beyond 200 is truncated', async () => {
  const { user } = await renderPage(<Home />);
  await user.click(theme());
  await user.paste(`${'字'.repeat(198)}👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧`);
  expect(screen.getByText('200 / 200')).toBeInTheDocument();
  expect(theme()).toHaveValue(`${'字'.repeat(198)}👨‍👩‍👧👨‍👩‍👧`);
  await user.keyboard('x');
  expect(theme()).toHaveValue(`${'字'.repeat(198)}👨‍👩‍👧👨‍👩‍👧`);
});

test('an input method may compose beyond the limit; the text is truncated at the end', async () => {
  const { user } = await renderPage(<Home />);
  await user.click(theme());
  await user.paste('字'.repeat(199));
  fireEvent.compositionStart(theme());
  fireEvent.change(theme(), { target: { value: `${'字'.repeat(199)}xue tian` } });
  expect(theme()).toHaveValue(`${'字'.repeat(199)}xue tian`);
  fireEvent.change(theme(), { target: { value: `${'字'.repeat(199)}雪天` } });
  fireEvent.compositionEnd(theme());
  expect(theme()).toHaveValue(`${'字'.repeat(199)}雪`);
});

test('the suggestions open on focus; selecting one fills the field, closes them and returns the focus', async () => {
  const { user } = await renderPage(<Home />);
  expect(screen.queryByRole('button', { name: '我的梦想' })).not.toBeInTheDocument();
  await user.click(theme());
  expect(screen.getAllByRole('listitem')).toHaveLength(15);
  await user.click(screen.getByRole('button', { name: '我的梦想' }));
  expect(theme()).toHaveValue('我的梦想');
  expect(theme()).toHaveFocus();
  expect(screen.queryByRole('button', { name: '我的梦想' })).not.toBeInTheDocument();
});

test('the suggestions close by their button and by Escape', async () => {
  const { user } = await renderPage(<Home />);
  await user.click(theme());
  await user.click(screen.getByRole('button', { name: '收起' }));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  await user.tab();
  await user.click(theme());
  expect(screen.getAllByRole('listitem')).toHaveLength(15);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('sends grade and trimmed theme with an idempotency key, caches the story and opens it', async () => {
  const page = await renderPage(<Home />, { respond: () => sampleStory });
  await page.user.click(grade('七年级'));
  await generate(page, '  和爷爷包饺子  ');
  await waitFor(() => expect(page.shell.navigate).toHaveBeenCalledWith(`/story/${sampleStory.id}`));
  const [request] = page.requests;
  expect(request).toMatchObject({
    method: 'POST',
    path: '/stories/generate',
    body: { grade: 7, theme: '和爷爷包饺子' },
  });
  expect(keyOf(request)).toMatch(/^[\x21-\x7e]{16,128}$/);
  expect(page.queryClient.getQueryData(queryKeys.story(sampleStory.id))).toEqual(sampleStory);
  expect(page.shell.refreshProfile).toHaveBeenCalled();
});

test('the form is empty after a generation', async () => {
  const first = await renderPage(<Home />, { respond: () => sampleStory });
  await generate(first);
  await waitFor(() => expect(first.shell.navigate).toHaveBeenCalled());
  first.unmount();
  await renderPage(<Home />);
  expect(theme()).toHaveValue('');
});

test('a guest is redirected to the login without a request; grade and theme survive it', async () => {
  const before = await renderPage(<Home />, { shell: guest });
  await before.user.click(grade('八年级'));
  await generate(before);
  expect(before.shell.goToLogin).toHaveBeenCalledTimes(1);
  expect(before.requests).toEqual([]);
  before.unmount();
  await renderPage(<Home />);
  expect(theme()).toHaveValue('和爷爷包饺子');
  expect(grade('八年级')).toBeChecked();
});

test('the displayed grade with which a guest generates survives the login', async () => {
  const before = await renderPage(<Home />, { shell: guest });
  await generate(before);
  before.unmount();
  await renderPage(<Home />);
  expect(grade('一年级')).toBeChecked();
});

test('a guest who did not submit gets the default grade of the account after the login', async () => {
  const before = await renderPage(<Home />, { shell: guest });
  await before.user.type(theme(), '雪天');
  before.unmount();
  await renderPage(<Home />);
  expect(theme()).toHaveValue('雪天');
  expect(grade('三年级')).toBeChecked();
});

test('the typed theme survives a reload', async () => {
  const before = await renderPage(<Home />);
  await before.user.type(theme(), '雪天');
  before.unmount();
  await renderPage(<Home />);
  expect(theme()).toHaveValue('雪天');
});

test.each([
  ['NETWORK', '网络开小差了，再试一次。主题替你留着呢。'],
  ['UNAVAILABLE', '网络开小差了，再试一次。主题替你留着呢。'],
  ['PROVIDER_FAILED', '故事没有写成，再试一次吧。主题替你留着呢。'],
  ['PROVIDER_TIMEOUT', '故事没有写成，再试一次吧。主题替你留着呢。'],
  ['RATE_LIMITED', '太快啦，休息一下再试。主题替你留着呢。'],
] as const)('%s shows an error and a retry button; grade and theme stay', async (code, text) => {
  const page = await renderPage(<Home />, { respond: failing(code) });
  await page.user.click(grade('六年级'));
  await generate(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(theme()).toHaveValue('和爷爷包饺子');
  expect(grade('六年级')).toBeChecked();
  expect(screen.getByRole('button', { name: '再试一次' })).toBeEnabled();
  expect(page.shell.navigate).not.toHaveBeenCalled();
});

test('a rejected theme shows an error at the field, without retry, until it is changed', async () => {
  const page = await renderPage(<Home />, { respond: failing('THEME_NOT_ALLOWED') });
  await generate(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('这个主题不太适合，换一个试试吧');
  expect(theme()).toBeInvalid();
  expect(screen.queryByRole('button', { name: '再试一次' })).not.toBeInTheDocument();
  await page.user.type(theme(), '！');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const rejectDistress = () => {
  throw apiError('THEME_NOT_ALLOWED', 'This theme is not suitable for pupils', {
    errors: [{ path: 'theme', message: 'NEEDS_HELP' }],
  });
};

test('a theme of distress shows help lines without an alert; the theme stays', async () => {
  const page = await renderPage(<Home />, { respond: rejectDistress });
  await generate(page, '我不想活了');
  const help = await screen.findByRole('note');
  expect(help).toHaveTextContent('你的感受很重要');
  expect(within(help).getByRole('link', { name: '12356' })).toHaveAttribute('href', 'tel:12356');
  expect(within(help).getByRole('link', { name: '12355' })).toHaveAttribute('href', 'tel:12355');
  expect(within(help).getByRole('link', { name: 'findahelpline.com' })).toHaveAttribute(
    'href',
    'https://findahelpline.com',
  );
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
    '你的感受很重要。按钮上方写着可以找谁帮忙。',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByText('这个主题不太适合，换一个试试吧')).not.toBeInTheDocument();
  expect(theme()).toHaveValue('我不想活了');
  expect(theme()).toBeValid();
  await page.user.clear(theme());
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

test('the help lines are shown in English, too', async () => {
  const { user } = await renderPage(<Home />, {
    respond: rejectDistress,
    language: 'en-US',
    shell: { session: { user: fakeUser, isLoggedIn: true, region: 'global' } },
  });
  await user.type(screen.getByRole('textbox', { name: 'Enter a theme' }), 'I want to die');
  await user.click(screen.getByRole('button', { name: 'Generate story' }));
  const help = await screen.findByRole('note');
  expect(help).toHaveTextContent('you do not have to carry it alone');
  expect(within(help).getByRole('link', { name: 'findahelpline.com' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the daily limit has another text than the other rate limits', async () => {
  const page = await renderPage(<Home />, {
    respond: () => {
      throw apiError('RATE_LIMITED', 'Too many stories today', { status: 429, retryAfter: 20_000 });
    },
  });
  await generate(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('今天写了好多故事，歇一歇，明天再来。');
});

test.each([
  ['NETWORK', true],
  ['TIMEOUT', true],
  ['PROVIDER_FAILED', false],
  ['UNAVAILABLE', false],
] as const)('after %s a retry uses the same key: %s', async (code, isSame) => {
  const page = await renderPage(<Home />, { respond: failing(code) });
  await generate(page);
  await page.user.click(await screen.findByRole('button', { name: '再试一次' }));
  await waitFor(() => expect(page.requests).toHaveLength(2));
  expect(keyOf(page.requests[0]) === keyOf(page.requests[1])).toBe(isSame);
});

test('another theme after a lost response gets another key', async () => {
  const page = await renderPage(<Home />, { respond: failing('NETWORK') });
  await generate(page);
  await screen.findByRole('alert');
  await generate(page, '子');
  const postRequests = () => page.requests.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(postRequests()).toHaveLength(2));
  expect(keyOf(postRequests()[0])).not.toBe(keyOf(postRequests()[1]));
});

test('Enter inserts a line break into the theme and does not submit', async () => {
  const page = await renderPage(<Home />);
  await page.user.type(theme(), '雪{Enter}天');
  expect(theme()).toHaveValue('雪\n天');
  expect(page.requests).toEqual([]);
});

test('shows lengths and suggestions in English', async () => {
  const { user } = await renderPage(<Home />, {
    language: 'en-US',
    shell: { session: { user: fakeUser, isLoggedIn: true, region: 'global' } },
  });
  expect(screen.getByRole('radio', { name: /Grade 1/ })).toHaveAccessibleName('Grade 1 100 words');
  await user.click(screen.getByRole('textbox', { name: 'Enter a theme' }));
  await user.click(screen.getByRole('button', { name: 'A trip to the zoo' }));
  expect(screen.getByText('About 100–140 words will be generated')).toBeInTheDocument();
});

test('shows the features of the product', async () => {
  await renderPage(<Home />);
  const features = screen.getByRole('region', { name: '特色' });
  expect(
    within(features)
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual(['智能生成', '收藏管理', '多维学习']);
});
