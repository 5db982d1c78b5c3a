import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import PartName from './part-name';

test('shows its title in English', async () => {
  await renderPage(<PartName />, { language: 'en-US' });
  expect(screen.getByRole('heading', { level: 1, name: 'Part title' })).toBeInTheDocument();
});
