import { expect, jest, test } from '@jest/globals';
import type { Story } from '@storysprout/contracts/api/stories';
import { queryKeys } from '@storysprout/contracts/query-keys';
import type { ShellApi } from '@storysprout/contracts/shell';
import type { ApiRequest } from '@storysprout/contracts/shell/api-request';
import { apiError } from '@storysprout/contracts/shell/fake';
import '@testing-library/jest-dom/jest-globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import type { ShownStory } from '../../api/story';
import { renderPage } from '../../testing/render-page';
import { sampleStory } from '../../testing/sample-story';
import StoryDetail from './story-detail';

const path = '/story/:id';
const url = `/story/${sampleStory.id}`;
const [first, second] = sampleStory.sentences;
const open = (story: Story = sampleStory) => renderPage(<StoryDetail />, { path, url, respond: () => story });
/** The element of a sentence, whose words are elements of their own. */
const sentence = (text: string) =>
  screen.getByText((_, element) => element?.getAttribute('lang') === 'en' && element.textContent === text);
const findText = () => screen.findByRole('group', { name: '故事正文' });
const mode = (name: string) => screen.getByRole('radio', { name });
const favoriteButton = () => screen.getByRole('button', { name: /收藏$/ });
/** Without the requests of the audio bar, which has its own tests. */
const withoutAudio = (requests: ApiRequest[]) =>
  requests.filter((request) => !request.path.endsWith('/audio') && request.path !== '/config');

test('shows grade, difficulty, length, the AI label, title, model and text', async () => {
  const { container, shell, requests } = await open();
  expect(await screen.findByRole('heading', { name: '动物园之旅', level: 1 })).toHaveAttribute(
    'lang',
    'zh-Hans',
  );
  for (const text of ['四年级', '中等', '147 词', 'AI 生成', 'storysprout-embedded-1'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(container).toHaveTextContent(sampleStory.englishText);
  expect(shell.setTitle).toHaveBeenLastCalledWith('动物园之旅');
  expect(requests[0]).toMatchObject({
    method: 'GET',
    path: `/stories/${sampleStory.id}`,
    redirectOnSessionEnd: false,
  });
});

test('sets the band of the difficulty, which sizes the text', async () => {
  await open({ ...sampleStory, grade: 8, difficulty: 'hard' });
  expect((await screen.findByText('八年级')).closest('article')).toHaveAttribute('data-band', '3');
  expect(screen.getByText('较难')).toBeInTheDocument();
});

test('sets the language of English and Chinese texts', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: '逐句对照' }));
  expect(sentence(first!.en)).toHaveAttribute('lang', 'en');
  expect(screen.getByText(first!.zh)).toHaveAttribute('lang', 'zh-Hans');
});

test('shows no translation, one below each sentence, or one below the text', async () => {
  const { user } = await open();
  await screen.findByRole('radio', { name: '只看英文', checked: true });
  expect(screen.queryByText(first!.zh)).not.toBeInTheDocument();
  await user.click(mode('逐句对照'));
  for (const { zh } of sampleStory.sentences) expect(screen.getByText(zh)).toBeInTheDocument();
  await user.click(mode('全文对照'));
  expect(screen.queryByText(first!.zh)).not.toBeInTheDocument();
  const fullTranslation = screen.getByRole('region', { name: '中文译文' });
  expect(within(fullTranslation).getByText(sampleStory.chineseTranslation)).toHaveAttribute(
    'lang',
    'zh-Hans',
  );
});

test('a screen reader’s button toggles the translation of a sentence', async () => {
  const { user } = await open();
  await findText();
  const [button] = screen.getAllByRole('button', { name: '看这一句的中文' });
  expect(sentence(first!.en)).toHaveAttribute('id', button!.getAttribute('aria-describedby'));
  button!.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText(first!.zh)).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByText(second!.zh)).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.queryByText(first!.zh)).not.toBeInTheDocument();
});

test('a keyword in the text opens its dialog, without the sentence’s translation', async () => {
  const { user } = await open();
  const text = await screen.findByRole('group', { name: '故事正文' });
  await user.click(within(text).getByRole('button', { name: 'proud' }));
  const dialog = await screen.findByRole('dialog', { name: 'proud' });
  expect(within(dialog).getByText('/praʊd/')).toHaveAttribute('lang', 'en-fonipa');
  expect(within(dialog).getByText('自豪的')).toBeInTheDocument();
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([`${second!.en}${second!.zh}`, 'This is the word "proud".这个词是“自豪的”。']);
  expect(within(text).queryByText(second!.zh)).not.toBeInTheDocument();
});

test('a keyword card opens its dialog; closing returns the focus', async () => {
  const { user } = await open();
  const words = await screen.findByRole('complementary', { name: '关键词' });
  expect(within(words).getAllByRole('button')).toHaveLength(6);
  const card = within(words).getByRole('button', { name: /tightly/ });
  await user.click(card);
  await screen.findByRole('dialog', { name: 'tightly' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(card).toHaveFocus());
});

test('the favourite is an optimistic update: shown at once, sent, then dependent queries are refetched', async () => {
  let isFavorited = false;
  let confirm: (data: null) => void = () => {};
  const respond = ({ method }: ApiRequest) => {
    if (method === 'GET') return { ...sampleStory, isFavorited };
    isFavorited = true;
    return new Promise((resolve) => (confirm = resolve));
  };
  const page = await renderPage(<StoryDetail />, { path, url, respond });
  page.queryClient.setQueryData(queryKeys.favoritePage(1, 12), {});
  await page.user.click(await screen.findByRole('button', { name: '收藏' }));
  expect(favoriteButton()).toHaveAttribute('aria-pressed', 'true');
  expect(favoriteButton()).toHaveAccessibleName('已收藏');
  await page.user.click(favoriteButton());
  expect(page.requests.filter(({ method }) => method !== 'GET')).toEqual([
    { method: 'POST', path: `/favorites/${sampleStory.id}`, body: { category: '', notes: '' } },
  ]);
  confirm(null);
  await waitFor(() => expect(page.shell.refreshProfile).toHaveBeenCalled());
  expect(page.queryClient.getQueryState(queryKeys.favoritePage(1, 12))?.isInvalidated).toBe(true);
  await waitFor(() =>
    expect(withoutAudio(page.requests).filter(({ method }) => method === 'GET')).toHaveLength(2),
  );
  expect(favoriteButton()).toHaveAttribute('aria-pressed', 'true');
});

test('shows the fallback theme for a theme that was not understood', async () => {
  await open({ ...sampleStory, theme: '阿巴阿巴', standInTheme: 'zoo-trip' });
  expect(await screen.findByText(/我还没学会，先送你一个“动物园之旅”的故事/)).toBeVisible();
});

test.each([
  ['budget', '今天请 AI 模型写故事的次数用完了，这个故事是故事芽自己写的。明天再来找 AI 模型吧。'],
  ['new-account', '这个故事是故事芽自己写的。你的账号刚建好，过些时候，AI 模型也会来为你写故事。'],
] as const)('says on the day why the AI model did not write: %s', async (writerFallback, text) => {
  await open({ ...sampleStory, writerFallback, createdAt: new Date().toISOString() });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: '再发一封邮件' })).not.toBeInTheDocument();
});

test('says it no more on another day', async () => {
  await open({ ...sampleStory, writerFallback: 'budget' });
  await screen.findByRole('heading', { name: '动物园之旅' });
  expect(screen.queryByText(/故事芽自己写的/)).not.toBeInTheDocument();
});

test('mails a pupil with an unconfirmed e-mail another link', async () => {
  const story = {
    ...sampleStory,
    writerFallback: 'unconfirmed',
    createdAt: new Date().toISOString(),
  } as const;
  const page = await open(story);
  await page.user.click(await screen.findByRole('button', { name: '再发一封邮件' }));
  await waitFor(() =>
    expect(page.shell.toast).toHaveBeenCalledWith('邮件发出去了，去邮箱里看看吧', 'success'),
  );
  expect(page.requests).toContainEqual({ method: 'POST', path: '/auth/email/verify/send' });
});

test('removes a favourite by the story’s id', async () => {
  const page = await open({ ...sampleStory, isFavorited: true });
  await page.user.click(await screen.findByRole('button', { name: '已收藏', pressed: true }));
  expect(withoutAudio(page.requests)[1]).toEqual({ method: 'DELETE', path: `/favorites/${sampleStory.id}` });
});

test('rolls a failed favourite back and shows a toast', async () => {
  let isOffline = false;
  const page = await renderPage(<StoryDetail />, {
    path,
    url,
    respond: ({ method }) => {
      // No later response: the rollback alone must reset the button.
      if (method === 'GET') return isOffline ? new Promise(() => {}) : sampleStory;
      isOffline = true;
      throw apiError('NETWORK');
    },
  });
  await page.user.click(await screen.findByRole('button', { name: '收藏' }));
  await waitFor(() => expect(page.shell.toast).toHaveBeenCalledWith('没有收藏成功，再试一次吧', 'error'));
  await waitFor(() => expect(favoriteButton()).toHaveAttribute('aria-pressed', 'false'));
});

test.each([
  ['NOT_FOUND', '没有找到这个故事', false],
  ['FORBIDDEN', '这不是你的故事哦', false],
  ['NETWORK', '故事加载失败', true],
  ['INTERNAL', '故事加载失败', true],
] as const)('%s shows "%s" with a link home; retry: %s', async (code, title, hasRetry) => {
  await renderPage(<StoryDetail />, {
    path,
    url,
    respond: () => {
      throw apiError(code);
    },
  });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/');
  expect(screen.queryAllByRole('button', { name: '再试一次' })).toHaveLength(hasRetry ? 1 : 0);
});

test('a retry loads the story', async () => {
  let respond: () => Story = () => {
    throw apiError('NETWORK');
  };
  const { user } = await renderPage(<StoryDetail />, { path, url, respond: () => respond() });
  respond = () => sampleStory;
  await user.click(await screen.findByRole('button', { name: '再试一次' }));
  expect(await screen.findByRole('heading', { name: '动物园之旅' })).toBeInTheDocument();
});

const guest = { user: null, isLoggedIn: false, region: 'china' as const };
const publicStory: ShownStory = { ...sampleStory, isShared: true, author: { nickName: '小树' } };
const privatePath = `/stories/${sampleStory.id}`;
const publicPath = `/stories/share/${sampleStory.id}`;
const pathsOf = ({ requests }: { requests: ApiRequest[] }) =>
  withoutAudio(requests).map((request) => request.path);

test('a guest reads a shared story, with a notice and a link to the login', async () => {
  const page = await renderPage(<StoryDetail />, {
    path,
    url,
    respond: () => publicStory,
    shell: { session: guest },
  });
  expect(await screen.findByText('这是一个公开分享的故事。')).toBeInTheDocument();
  expect(screen.getByText('来自 小树。')).toBeInTheDocument();
  expect(pathsOf(page)).toEqual([publicPath]);
  await page.user.click(screen.getByRole('link', { name: '登录' }));
  expect(page.shell.goToLogin).toHaveBeenCalledTimes(1);
});

test('a guest who presses the favourite button gets a message and the login, without a request', async () => {
  let close: (confirmed: boolean) => void = () => {};
  const modal = jest.fn<ShellApi['modal']>(() => new Promise((resolve) => (close = resolve)));
  const page = await renderPage(<StoryDetail />, {
    path,
    url,
    respond: () => publicStory,
    shell: { session: guest, modal },
  });
  await page.user.click(await screen.findByRole('button', { name: '收藏' }));
  expect(modal).toHaveBeenCalledWith({ type: 'info', message: '请先登录，再收藏故事', autoClose: 2000 });
  expect(page.shell.goToLogin).not.toHaveBeenCalled();
  close(false);
  await waitFor(() => expect(page.shell.goToLogin).toHaveBeenCalledTimes(1));
  expect(pathsOf(page)).toEqual([publicPath]);
});

test.each([
  ['UNAUTHENTICATED', 401],
  ['FORBIDDEN', 403],
] as const)('after %s for the own story the shared one is fetched', async (code, status) => {
  const page = await renderPage(<StoryDetail />, {
    path,
    url,
    respond: (request) => {
      if (request.path === privatePath) throw apiError(code, code, { status });
      return publicStory;
    },
  });
  expect(await screen.findByText('这是一个公开分享的故事。')).toBeInTheDocument();
  expect(pathsOf(page)).toEqual([privatePath, publicPath]);
  expect(screen.queryByRole('link', { name: '登录' })).not.toBeInTheDocument();
});

test('a pupil favourites another pupil’s shared story', async () => {
  const page = await renderPage(<StoryDetail />, {
    path,
    url,
    respond: (request) => {
      if (request.path === privatePath) throw apiError('FORBIDDEN', 'No', { status: 403 });
      return publicStory;
    },
  });
  await page.user.click(await screen.findByRole('button', { name: '收藏' }));
  expect(pathsOf(page)).toContain(`/favorites/${sampleStory.id}`);
  expect(page.shell.goToLogin).not.toHaveBeenCalled();
});

test('the owner of a shared story sees no notice', async () => {
  await open({ ...sampleStory, isShared: true });
  await screen.findByRole('heading', { name: '动物园之旅' });
  expect(screen.queryByText('这是一个公开分享的故事。')).not.toBeInTheDocument();
});

test('distinguishes a private story from one that does not exist', async () => {
  await renderPage(<StoryDetail />, {
    path,
    url,
    respond: (request) => {
      if (request.path === privatePath) throw apiError('FORBIDDEN', 'No', { status: 403 });
      throw apiError('NOT_FOUND', 'No', { status: 404 });
    },
  });
  expect(await screen.findByRole('heading', { name: '这不是你的故事哦' })).toBeInTheDocument();
});

test('a guest at a story that is not public may log in, because it may be their own', async () => {
  const page = await renderPage(<StoryDetail />, {
    path,
    url,
    respond: () => {
      throw apiError('NOT_FOUND', 'No', { status: 404 });
    },
    shell: { session: guest },
  });
  expect(await screen.findByRole('heading', { name: '没有找到这个故事' })).toBeInTheDocument();
  expect(page.shell.setTitle).toHaveBeenLastCalledWith('没有找到这个故事');
  await page.user.click(screen.getByRole('button', { name: '去登录' }));
  expect(page.shell.goToLogin).toHaveBeenCalledTimes(1);
});

test('signing out in another tab removes a private story from the page', async () => {
  const page = await renderPage(<StoryDetail />, {
    path,
    url,
    respond: (request) => {
      if (request.path === privatePath) return sampleStory;
      throw apiError('NOT_FOUND', 'No', { status: 404 });
    },
  });
  await screen.findByRole('heading', { name: '动物园之旅' });
  page.updateShell({ session: guest });
  expect(screen.queryByRole('heading', { name: '动物园之旅' })).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: '没有找到这个故事' })).toBeInTheDocument();
  expect(pathsOf(page)).toEqual([privatePath, publicPath]);
});

test('the back link leads to the previous page, or to the home page', async () => {
  const direct = await open();
  await direct.user.click(screen.getByRole('link', { name: '返回' }));
  expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent(/^\/$/);
  direct.unmount();

  const list = <Link to={url}>打开</Link>;
  const page = (
    <Routes>
      <Route path="/profile/recent" element={list} />
      <Route path={path} element={<StoryDetail />} />
    </Routes>
  );
  const { user } = await renderPage(page, { url: '/profile/recent?page=2', respond: () => sampleStory });
  await user.click(screen.getByRole('link', { name: '打开' }));
  await user.click(await screen.findByRole('link', { name: '返回' }));
  expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent('/profile/recent?page=2');
});

test('shows a cached story without a request', async () => {
  const page = await renderPage(<StoryDetail />, { path, url, respond: () => new Promise(() => {}) });
  expect(screen.getByRole('status', { name: '故事马上就来' })).toBeInTheDocument();
  page.queryClient.setQueryData(queryKeys.story(sampleStory.id), sampleStory);
  expect(await screen.findByRole('heading', { name: '动物园之旅' })).toBeInTheDocument();
});
