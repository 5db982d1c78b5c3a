import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeShell } from '@storysprout/contracts/shell/fake';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { catalogue } from '../i18n/catalogue';
import type { PageKey } from './load-remote';

const loadPage = jest.fn<(page: PageKey) => Promise<ComponentType>>();
const forgetPage = jest.fn<(page: PageKey) => void>();
jest.mock('./load-remote', () => ({ loadPage, forgetPage }));

const Home = () => <h1>Home of the remote</h1>;
const rejected = () => {
  const promise = Promise.reject<ComponentType>(new Error('the remote is away'));
  promise.catch(() => {});
  return promise;
};

async function show() {
  const { RemotePage } = await import('./remote-page');
  await catalogue.load('zh-CN');
  await act(async () => {
    render(
      <FakeShell>
        <RemotePage page="mf_story/Home" />
      </FakeShell>,
    );
  });
}

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a remote’s page', () => {
  it('shows a skeleton while it loads, then the page', async () => {
    const page = Promise.resolve(Home);
    loadPage.mockReturnValue(page);
    await show();
    expect(await screen.findByRole('heading', { name: 'Home of the remote' })).toBeTruthy();
  });

  it('shows a notice when it does not load, and the page after a retry', async () => {
    const failure = rejected();
    loadPage.mockReturnValue(failure);
    await show();
    expect((await screen.findByRole('alert')).textContent).toContain('这一页没有打开');

    const page = Promise.resolve(Home);
    forgetPage.mockImplementation(() => void loadPage.mockReturnValue(page));
    await act(async () => userEvent.click(screen.getByRole('button', { name: '再试一次' })));
    expect(await screen.findByRole('heading', { name: 'Home of the remote' })).toBeTruthy();
    expect(forgetPage).toHaveBeenCalledTimes(1);
  });

  it('shows the notice when rendering throws, without an automatic reload', async () => {
    const broken = Promise.resolve(() => {
      throw new Error('broken page');
    });
    loadPage.mockReturnValue(broken);
    await show();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(forgetPage).not.toHaveBeenCalled();
  });
});
