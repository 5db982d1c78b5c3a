import { describe, expect, it, jest } from '@jest/globals';
import type { Config } from '@storysprout/contracts/api/config';
import type { Language } from '@storysprout/contracts/rules';
import type { ApiClient, ShellApi } from '@storysprout/contracts/shell';
import { FakeShell } from '@storysprout/contracts/shell/fake';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import '@testing-library/jest-dom/jest-globals';
import { render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { catalogue as frame } from '../i18n/catalogue';
import About from './about';
import FavoritesPointer from './favorites-pointer';
import { catalogue } from './i18n/catalogue';
import Privacy from './privacy';
import SettingsPlaceholder from './settings-placeholder';
import Terms from './terms';

const nobody: Config['operator'] = { name: null, contact: null, icp: null, aiFiling: null };
const school = { name: '育才小学', contact: 'hello@example.com', icp: '京ICP备1号', aiFiling: '备案2号' };

async function show(
  Page: ComponentType,
  operator: Config['operator'] | Error = nobody,
  language: Language = 'zh-CN',
) {
  await Promise.all([catalogue.load(language), frame.load(language)]);
  const setTitle = jest.fn<ShellApi['setTitle']>();
  const api = (async () => {
    if (operator instanceof Error) throw operator;
    return { operator };
  }) as unknown as ApiClient;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <FakeShell shell={{ api, language, setTitle }}>
          <Suspense>
            <Page />
          </Suspense>
        </FakeShell>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { setTitle, queryClient };
}

describe('the about page', () => {
  it('shows features, technical support, contact and the source of the country data', async () => {
    const { setTitle } = await show(About);
    for (const name of ['它能做什么', '技术支持', '联系我们'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByText(/ip-location-db/)).toHaveTextContent('CC BY 4.0');
    expect(setTitle).toHaveBeenLastCalledWith('关于');
  });

  it('shows the configured operator, with a mail link and the ICP register', async () => {
    await show(About, school);
    expect(await screen.findByText('由育才小学提供')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    );
    expect(screen.getByRole('link', { name: '京ICP备1号' })).toHaveAttribute(
      'href',
      'https://beian.miit.gov.cn/',
    );
    expect(screen.getByText('AI 服务备案：备案2号')).toBeInTheDocument();
  });

  it('shows a contact that is not an e-mail address as text', async () => {
    await show(About, { ...nobody, contact: '微信：school' });
    expect(await screen.findByText('微信：school')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('refers to teacher or parent without an operator, also when the configuration cannot be loaded', async () => {
    const { queryClient } = await show(About, new Error('away'));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByText('问问告诉你这个网址的老师或家长。')).toBeInTheDocument();
  });
});

describe.each(['zh-CN', 'en-US'] as const)('the rules in %s', (language) => {
  it.each([
    ['terms', Terms],
    ['privacy', Privacy],
  ] as const)('%s say who to ask and title the page', async (of, Page) => {
    const t = await catalogue.load(language);
    const { setTitle } = await show(Page, school, language);
    expect(setTitle).toHaveBeenLastCalledWith(t[of].title);
    expect(screen.getByRole('heading', { level: 2, name: t.askWhom })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'hello@example.com' })).toBeInTheDocument();
    for (const { title } of t[of].sections)
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
  });

  it('have the same sections as in the other language', async () => {
    const [zh, en] = await Promise.all([catalogue.load('zh-CN'), catalogue.load('en-US')]);
    for (const page of ['terms', 'privacy'] as const)
      expect(en[page].sections.map(({ text }) => text.length)).toEqual(
        zh[page].sections.map(({ text }) => text.length),
      );
  });
});

describe('the pages that refer to another page', () => {
  it('/favorites links to the favourites of the profile', async () => {
    await show(FavoritesPointer);
    expect(screen.getByRole('link', { name: '打开我的收藏' })).toHaveAttribute('href', '/profile/favorites');
  });

  it('/settings shows that the feature is under development and links to the profile', async () => {
    const { setTitle } = await show(SettingsPlaceholder);
    expect(screen.getByRole('heading', { level: 1, name: '设置功能正在开发中' })).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/profile/settings');
    expect(setTitle).toHaveBeenLastCalledWith('设置');
  });
});
