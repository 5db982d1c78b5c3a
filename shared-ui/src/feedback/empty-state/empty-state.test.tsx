import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state';

test('renders one heading, one sentence and one action', () => {
  render(
    <EmptyState picture={<svg />} title="书架还空着" action={<a href="/">去发现故事</a>} headingLevel={1}>
      点一下心，它就住进这里。
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: '书架还空着', level: 1 })).toBeInTheDocument();
  expect(screen.getByText('点一下心，它就住进这里。')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去发现故事' })).toBeInTheDocument();
});
