import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import { Steps } from './steps';

test('marks the current step and the finished ones', () => {
  render(
    <Steps
      label="进度"
      doneLabel="已完成"
      items={[
        { id: 'plan', label: '构思', state: 'done' },
        { id: 'write', label: '写作', detail: '写了 16 句', state: 'now' },
        { id: 'check', label: '检查单词', state: 'todo' },
      ]}
    />,
  );
  const [plan, write, check] = screen.getAllByRole('listitem');
  expect(screen.getByRole('list', { name: '进度' })).toBeInTheDocument();
  expect(plan).toHaveTextContent('构思 已完成');
  expect(write).toHaveAttribute('aria-current', 'step');
  expect(write).toHaveTextContent('写了 16 句');
  expect(check).not.toHaveAttribute('aria-current');
  expect(check).not.toHaveTextContent('已完成');
});
