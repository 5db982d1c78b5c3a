import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { setDocumentTitle, usePageTitle } from '../shell-api/page-title';
import { RouteAnnouncer } from './route-announcer';

const titleAt = (path: string, title: string) =>
  act(() => {
    history.replaceState(null, '', path);
    setDocumentTitle(title, 'StorySprout');
  });

beforeEach(() => {
  history.replaceState(null, '', '/');
  usePageTitle.setState({ title: '', path: '' });
});

describe('the route announcer', () => {
  it('announces nothing on the first page, whose title a screen reader reads anyway', () => {
    render(<RouteAnnouncer path="/" />);
    titleAt('/', 'Home');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(document.title).toBe('Home · StorySprout');
  });

  it('announces the next page’s title once it is set, and the first page’s title after a return', () => {
    const { rerender } = render(<RouteAnnouncer path="/" />);
    titleAt('/', 'Home');
    rerender(<RouteAnnouncer path="/story/1" />);
    expect(screen.getByRole('status').textContent).toBe('');
    titleAt('/story/1', '');
    expect(screen.getByRole('status').textContent).toBe('');
    titleAt('/story/1', 'A trip to the zoo');
    expect(screen.getByRole('status').textContent).toBe('A trip to the zoo');
    rerender(<RouteAnnouncer path="/" />);
    titleAt('/', 'Home');
    expect(screen.getByRole('status').textContent).toBe('Home');
  });

  it('announces an equal title of another page again', () => {
    const { rerender } = render(<RouteAnnouncer path="/" />);
    rerender(<RouteAnnouncer path="/story/1" />);
    titleAt('/story/1', 'My dream');
    const first = screen.getByText('My dream');
    rerender(<RouteAnnouncer path="/story/2" />);
    titleAt('/story/2', 'My dream');
    expect(screen.getByText('My dream')).not.toBe(first);
  });
});
