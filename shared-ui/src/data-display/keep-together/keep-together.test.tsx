import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { KeepTogether } from './keep-together';

describe('KeepTogether', () => {
  it('renders each clause in its own element', () => {
    const { container } = render(<KeepTogether clauses={['慢慢来，', '好故事要一句一句检查。']} />);
    expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
      '慢慢来，',
      '好故事要一句一句检查。',
    ]);
  });

  it('keeps the space between English clauses, outside of their elements', () => {
    const { container } = render(<KeepTogether clauses={['Take your time. ', 'Good stories do.']} />);
    expect(container.textContent).toBe('Take your time. Good stories do.');
    expect(container.querySelector('span')!.textContent).toBe('Take your time.');
  });
});
