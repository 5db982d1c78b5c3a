import { beforeEach, expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes, unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { createGuardedHistory } from './guarded-history';
import { guardLeaving, releaseGuard, confirmLeaving } from './leave-guard';

const ask = jest.fn<() => Promise<boolean>>();

/** Two pages of the app: navigates from the first to the second, which is guarded. */
async function holdSecondPage() {
  window.history.replaceState(null, '', '/first');
  render(
    <HistoryRouter history={createGuardedHistory()}>
      <Routes>
        <Route path="/first" element={<Link to="/second">second</Link>} />
        <Route
          path="/second"
          element={
            <>
              <h1>held</h1>
              <Link to="/first">first</Link>
              <Link to="/second?tab=2">same page</Link>
            </>
          }
        />
      </Routes>
    </HistoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'second' }));
  return guardLeaving(ask);
}
const back = () => act(() => window.history.back());
const heading = () => screen.queryByRole('heading', { name: 'held' });

beforeEach(() => {
  releaseGuard();
  ask.mockReset();
});

test('a link requires a confirmation: declined stays, confirmed leaves', async () => {
  await holdSecondPage();
  ask.mockResolvedValueOnce(false);
  await userEvent.click(screen.getByRole('link', { name: 'first' }));
  expect(heading()).toBeInTheDocument();
  expect(window.location.pathname).toBe('/second');
  ask.mockResolvedValueOnce(true);
  await userEvent.click(screen.getByRole('link', { name: 'first' }));
  expect(await screen.findByRole('link', { name: 'second' })).toBeInTheDocument();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('the browser’s back requires a confirmation: declined restores the page, confirmed leaves', async () => {
  await holdSecondPage();
  const depth = window.history.length;
  ask.mockResolvedValueOnce(false);
  back();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(window.location.pathname).toBe('/second'));
  expect(heading()).toBeInTheDocument();
  ask.mockResolvedValueOnce(true);
  back();
  expect(await screen.findByRole('link', { name: 'second' })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/first');
  expect(window.history.length).toBe(depth);
});

test('navigation within the page and after releasing the guard needs no confirmation', async () => {
  const release = await holdSecondPage();
  await userEvent.click(screen.getByRole('link', { name: 'same page' }));
  expect(window.location.search).toBe('?tab=2');
  release();
  await userEvent.click(screen.getByRole('link', { name: 'first' }));
  expect(await screen.findByRole('link', { name: 'second' })).toBeInTheDocument();
  expect(ask).not.toHaveBeenCalled();
});

test('opens one confirmation at a time', async () => {
  let respond = (_: boolean) => {};
  ask.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  await holdSecondPage();
  const first = confirmLeaving();
  expect(await confirmLeaving()).toBe(false);
  respond(true);
  expect(await first).toBe(true);
  expect(await confirmLeaving()).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('prevents unloading the document while guarded', async () => {
  const leaveDocument = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const release = await holdSecondPage();
  expect(leaveDocument()).toBe(true);
  release();
  expect(leaveDocument()).toBe(false);
});
