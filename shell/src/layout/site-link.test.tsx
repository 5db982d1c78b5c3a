import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from '@storysprout/shared-ui/button';
import { MemoryRouter } from 'react-router-dom';
import { takeReturnPath } from '../session/login-redirect';
import { LoginLink } from './site-link';

beforeEach(() => history.replaceState(null, '', '/about'));

it('the link to the login screen saves the return path, also when styled as a button', () => {
  render(
    <MemoryRouter>
      <Button render={<LoginLink />}>log in</Button>
    </MemoryRouter>,
  );
  // jsdom cannot load a document: prevented after the link's own handler.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'log in' }));
  expect(takeReturnPath()).toBe('/about');
});
