import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { whenFirstPageReady, FirstPageReady } from './first-page-ready';

test('resolves when the first page is rendered, not while it is loading', async () => {
  let arrive: (text: string) => void = () => {};
  const text = new Promise<string>((resolve) => (arrive = resolve));
  const Page = () => <h1>{use(text)}</h1>;
  let stands = false;
  void whenFirstPageReady.then(() => (stands = true));
  await act(async () => {
    render(
      <Suspense fallback="loading">
        <Page />
        <FirstPageReady />
      </Suspense>,
    );
  });
  expect([screen.getByText('loading').textContent, stands]).toEqual(['loading', false]);
  await act(async () => arrive('home'));
  expect([screen.getByRole('heading').textContent, stands]).toEqual(['home', true]);
});
