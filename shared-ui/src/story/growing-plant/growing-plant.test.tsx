import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import { GrowingPlant } from './growing-plant';

test.each([0, 1, 2, 3, 4] as const)('shows exactly the part of stage %i', (stage) => {
  const { container } = render(<GrowingPlant stage={stage} label="一株正在长大的小苗" />);
  const parts = [...container.querySelectorAll('.part')];
  expect(parts.map((part) => part.classList.contains('shown'))).toEqual(
    [1, 2, 3, 4].map((of) => of === stage),
  );
  expect(screen.getByRole('img', { name: '一株正在长大的小苗' })).toBeInTheDocument();
});
