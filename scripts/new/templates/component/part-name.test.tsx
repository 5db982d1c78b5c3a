import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import { PartName } from './part-name';

test('shows its children', () => {
  render(<PartName>A story</PartName>);
  expect(screen.getByText('A story')).toBeInTheDocument();
});
