import { describe, expect, it } from '@jest/globals';
import { FakeShell } from '@storysprout/contracts/shell/fake';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Access } from './access';
import type { Route as AppRoute } from './routes';

function show(access: AppRoute['access'], isLoggedIn: boolean) {
  const session = { user: null, isLoggedIn, region: 'global' as const };
  render(
    <FakeShell shell={{ session }}>
      <MemoryRouter initialEntries={['/page']}>
        <Routes>
          <Route path="/page" element={<Access access={access}>the page</Access>} />
          <Route path="/login" element="the login page" />
          <Route path="/" element="the home page" />
        </Routes>
      </MemoryRouter>
    </FakeShell>,
  );
}

describe('access to a page', () => {
  it('lets who signs in on /login stay there until the page leaves by itself', () => {
    const page = (isLoggedIn: boolean) => (
      <FakeShell shell={{ session: { user: null, isLoggedIn, region: 'global' } }}>
        <MemoryRouter initialEntries={['/login']}>
          <Routes>
            <Route path="/login" element={<Access access="guest">the login page</Access>} />
            <Route path="/" element="the home page" />
          </Routes>
        </MemoryRouter>
      </FakeShell>
    );
    const { rerender } = render(page(false));
    rerender(page(true));
    expect(screen.getByText('the login page')).toBeTruthy();
  });

  it.each([
    ['user', false, 'the login page'],
    ['user', true, 'the page'],
    ['guest', true, 'the home page'],
    ['guest', false, 'the page'],
    ['public', false, 'the page'],
    ['public', true, 'the page'],
  ] as const)('for %s while signed in is %s leads to %s', (access, isLoggedIn, shown) => {
    show(access, isLoggedIn);
    expect(screen.getByText(shown)).toBeTruthy();
  });
});
