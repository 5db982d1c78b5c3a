import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip, ChipList, TagChip } from './chip';

test('a chip is a toggle button', async () => {
  const press = jest.fn();
  render(
    <Chip pressed onClick={press}>
      下雪天
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: '下雪天', pressed: true }));
  expect(press).toHaveBeenCalledTimes(1);
});

test('a tag is removed by its named button', async () => {
  const remove = jest.fn();
  render(
    <ChipList label="喜欢的主题">
      <TagChip removeLabel="删除下雪天" onRemove={remove}>
        下雪天
      </TagChip>
    </ChipList>,
  );
  expect(screen.getByRole('list', { name: '喜欢的主题' })).toHaveTextContent('下雪天');
  await userEvent.click(screen.getByRole('button', { name: '删除下雪天' }));
  expect(remove).toHaveBeenCalledTimes(1);
});
