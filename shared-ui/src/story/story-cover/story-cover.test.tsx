import { expect, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { render, screen } from '@testing-library/react';
import { drawCover } from '../../covers/covers';
import { StoryCover, type StoryCoverProps } from './story-cover';

const PREFIX = 'data:image/svg+xml,';
const sourceOf = (image: HTMLElement) => image.getAttribute('src') ?? '';
const pictureOf = (image: HTMLElement) => decodeURIComponent(sourceOf(image).slice(PREFIX.length));

async function show(props: StoryCoverProps) {
  render(<StoryCover {...props} label={`封面 ${props.id}`} />);
  return screen.findByRole('img', { name: `封面 ${props.id}` });
}

test('reserves the space of the picture, then shows it there', async () => {
  const { container } = render(<StoryCover id="a" grade={4} theme="动物园之旅" label="封面：小象" />);
  const room = container.firstElementChild!;
  expect(room).toHaveAttribute('data-band', '2');
  expect(room).toBeEmptyDOMElement();
  const image = await screen.findByRole('img', { name: '封面：小象' });
  expect(image.parentElement).toBe(room);
});

test('shows the same picture that Node draws', async () => {
  const image = await show({ id: 'b7', theme: '我的房间' });
  expect(sourceOf(image).startsWith(PREFIX)).toBe(true);
  expect(pictureOf(image)).toBe(drawCover('我的房间', 'b7'));
});

test('stories of one theme get different pictures', async () => {
  const images = await Promise.all(['c1', 'c2', 'c3'].map((id) => show({ id, theme: 'My family' })));
  expect(new Set(images.map(sourceOf)).size).toBe(3);
});

test('redraws when the story changes', async () => {
  const { rerender } = render(<StoryCover id="d1" theme="zoo" label="封面" />);
  const before = sourceOf(await screen.findByRole('img', { name: '封面' }));
  rerender(<StoryCover id="d2" theme="zoo" label="封面" />);
  expect(pictureOf(screen.getByRole('img', { name: '封面' }))).toBe(drawCover('zoo', 'd2'));
  expect(before).not.toBe(sourceOf(screen.getByRole('img', { name: '封面' })));
});

test.each([
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '\u202e\ud800',
  '🦁'.repeat(200),
])('the picture contains nothing of a hostile theme: %j', async (theme) => {
  const image = await show({ id: 'e', theme });
  expect(pictureOf(image)).toBe(drawCover('', 'e'));
});

test('a story without a theme gets a picture, too', async () => {
  expect(pictureOf(await show({ id: 'f' }))).toBe(drawCover('', 'f'));
});

test.each([
  [1, '1'],
  [3, '1'],
  [4, '2'],
  [6, '2'],
  [7, '3'],
  [9, '3'],
])('the placeholder of grade %i is tinted as band %s', (grade, band) => {
  const { container } = render(<StoryCover id="a" grade={grade} />);
  expect(container.firstElementChild).toHaveAttribute('data-band', band);
});

test('is decorative without a label', async () => {
  render(<StoryCover id="a" />);
  expect(await screen.findByRole('presentation')).toHaveAttribute('alt', '');
});
