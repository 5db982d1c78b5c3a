import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { GradePicker, type GradeOption } from './grade-picker';

const OPTIONS: GradeOption<number>[] = Array.from({ length: 9 }, (_, i) => ({
  value: i + 1,
  label: `${i + 1} 年级`,
  length: `${100 + 20 * i} 字`,
}));

function Picker({ onChange }: { onChange: (grade: number) => void }) {
  const [grade, setGrade] = useState(4);
  return (
    <GradePicker
      legend="选年级"
      options={OPTIONS}
      value={grade}
      onChange={(next) => {
        setGrade(next);
        onChange(next);
      }}
    />
  );
}

test('is a named group of nine options, each with label and length', () => {
  render(<Picker onChange={() => {}} />);
  expect(screen.getByRole('group', { name: '选年级' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(9);
  expect(screen.getByRole('radio', { name: '4 年级 160 字' })).toBeChecked();
});

test('groups the options in three bands of three', () => {
  const { container } = render(<Picker onChange={() => {}} />);
  const rows = [...container.querySelectorAll('[data-band]')];
  expect(rows.map((row) => row.querySelectorAll('input').length)).toEqual([3, 3, 3]);
  expect(rows[1]).toHaveTextContent('4 年级');
});

test('selects an option by click', async () => {
  const change = jest.fn();
  render(<Picker onChange={change} />);
  await userEvent.click(screen.getByRole('radio', { name: /^7 年级/ }));
  expect(change).toHaveBeenCalledWith(7);
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('7 年级 220 字');
});

test('is one tab stop; arrow keys change the selection across bands', async () => {
  const change = jest.fn();
  render(<Picker onChange={change} />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: /^4 年级/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(change).toHaveBeenLastCalledWith(3);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(change).toHaveBeenLastCalledWith(5);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('cannot be changed while disabled', async () => {
  const change = jest.fn();
  render(<GradePicker legend="选年级" options={OPTIONS} value={1} onChange={change} disabled />);
  await userEvent.click(screen.getByRole('radio', { name: /^2 年级/ }));
  expect(change).not.toHaveBeenCalled();
});
