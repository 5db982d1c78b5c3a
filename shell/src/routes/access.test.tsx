import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeShell } from '@storysprout/contracts/shell/fake';
import { render, screen } from '@testing-library/react';
import { catalogue } from '../i18n/catalogue';
import type { RouteAccess } from './routes';

const replaceDocument = jest.fn<(path: string) => void>();
const saveReturnPath = jest.fn();
const isSigningInAgain = jest.fn(() => false);
jest.mock('../session/login-redirect', () => ({
  HOME_PATH: '/',
  LOGIN_PATH: '/login',
  isSigningInAgain,
  replaceDocument,
  saveReturnPath,
}));

async function show(access: RouteAccess, isLoggedIn: boolean) {
  const { Access } = await import('./access');
  const page = (signedIn: boolean) => (
    <FakeShell shell={{ session: { user: null, isLoggedIn: signedIn, region: 'global' } }}>
      <Access access={access}>the page</Access>
    </FakeShell>
  );
  const { rerender } = render(page(isLoggedIn));
  return (signedIn: boolean) => rerender(page(signedIn));
}

beforeEach(async () => {
  jest.resetAllMocks();
  await catalogue.load('zh-CN');
});

describe('access to a page', () => {
  it.each([
    ['user', true],
    ['guest', false],
    ['public', false],
    ['public', true],
  ] as const)('for %s while signed in is %s is given', async (access, isLoggedIn) => {
    await show(access, isLoggedIn);
    expect(screen.getByText('the page')).toBeTruthy();
    expect(replaceDocument).not.toHaveBeenCalled();
  });

  it('redirects a guest from a protected page to /login, and back afterwards', async () => {
    await show('user', false);
    expect(screen.queryByText('the page')).toBeNull();
    expect(replaceDocument).toHaveBeenCalledWith('/login');
    expect(saveReturnPath).toHaveBeenCalledTimes(1);
  });

  it('redirects to /login after signing out on a protected page, and not back', async () => {
    const showAs = await show('user', true);
    showAs(false);
    expect(replaceDocument).toHaveBeenCalledWith('/login');
    expect(saveReturnPath).not.toHaveBeenCalled();
  });

  it('shows /login to a signed-in user who signs in again', async () => {
    isSigningInAgain.mockReturnValue(true);
    await show('guest', true);
    expect(screen.getByText('the page')).toBeTruthy();
    expect(replaceDocument).not.toHaveBeenCalled();
  });

  it('redirects a signed-in user from /login to the home page', async () => {
    await show('guest', true);
    expect(replaceDocument).toHaveBeenCalledWith('/');
  });

  it('keeps a user who signs in on /login there until the page leaves it', async () => {
    const showAs = await show('guest', false);
    showAs(true);
    expect(screen.getByText('the page')).toBeTruthy();
    expect(replaceDocument).not.toHaveBeenCalled();
  });
});
