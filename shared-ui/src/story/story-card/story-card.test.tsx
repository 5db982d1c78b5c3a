import { expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoryCard, StoryCardSkeleton, StoryGrid } from './story-card';

const base = { link: <a href="/story/1" />, title: '和爷爷去动物园', cover: <svg /> };

test('the title is the only link of the card', () => {
  render(<StoryCard {...base} />);
  expect(screen.getByRole('heading', { name: '和爷爷去动物园', level: 3 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '和爷爷去动物园' })).toHaveAttribute('href', '/story/1');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('shows four keywords and the number of others', () => {
  const { rerender } = render(<StoryCard {...base} keywords={['scarf', 'proud', 'parrot', 'visitor']} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'scarf',
    'proud',
    'parrot',
    'visitor',
  ]);
  rerender(
    <StoryCard
      {...base}
      keywords={['scarf', 'proud', 'parrot', 'visitor', 'shout', 'tightly']}
      moreLabel={(more) => `还有 ${more} 个`}
    />,
  );
  expect(screen.queryByText('shout')).not.toBeInTheDocument();
  expect(screen.getByText('+2')).toBeInTheDocument();
  expect(screen.getByText('还有 2 个')).toBeInTheDocument();
});

test('marks English words with their language', () => {
  render(<StoryCard {...base} preview="Last Sunday" keywords={['scarf']} />);
  expect(screen.getByText('Last Sunday')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('scarf')).toHaveAttribute('lang', 'en');
});

test('views and favourites appear only when greater than 0', () => {
  const { rerender } = render(
    <StoryCard {...base} views={{ count: 0, label: '浏览' }} favorites={{ count: 0, label: '收藏' }} />,
  );
  expect(screen.queryByText('浏览')).not.toBeInTheDocument();
  rerender(
    <StoryCard {...base} views={{ count: 18, label: '浏览' }} favorites={{ count: 3, label: '收藏' }} />,
  );
  expect(screen.getByText('浏览').parentElement).toHaveTextContent('浏览 18');
  expect(screen.getByText('收藏').parentElement).toHaveTextContent('收藏 3');
});

test('the heart is a separate button, after the story in the tab order', async () => {
  const press = jest.fn();
  render(
    <StoryCard {...base} heart={{ pressed: true, label: '取消收藏《和爷爷去动物园》', onPress: press }} />,
  );
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '取消收藏《和爷爷去动物园》', pressed: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
});

test('renders extra content in the card', async () => {
  const press = jest.fn();
  render(
    <StoryCard {...base}>
      <button onClick={press}>写笔记</button>
    </StoryCard>,
  );
  await userEvent.click(within(screen.getByRole('article')).getByRole('button', { name: '写笔记' }));
  expect(press).toHaveBeenCalledTimes(1);
});

test('a grid is a list; skeletons are hidden from screen readers', () => {
  const { container } = render(
    <StoryGrid label="收藏的故事">
      <StoryCard {...base} />
      <StoryCardSkeleton />
    </StoryGrid>,
  );
  expect(screen.getByRole('list', { name: '收藏的故事' }).children).toHaveLength(2);
  expect(container.querySelector('[data-loading]')).toHaveAttribute('aria-hidden', 'true');
});
