import { afterEach, expect, jest, test } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { configure, screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { sampleStory } from '../../testing/sample-story';
import { Reader } from '../reader';
import { ReadingSettings } from './reading-settings';
import { setTextSize } from './text-size';

// Computing the visibility of hundreds of words is slow in jsdom; the browser journeys cover it.
configure({ defaultHidden: true });

afterEach(() => {
  setTextSize('m');
  localStorage.clear();
});
const openSettings = async () => {
  const setAppearance = jest.fn();
  const page = await renderPage(
    <>
      <ReadingSettings />
      <Reader story={sampleStory} />
    </>,
    { shell: { appearance: 'sepia', setAppearance } },
  );
  await page.user.click(screen.getByRole('button', { name: '文字与背景' }));
  const dialog = await screen.findByRole('dialog', { name: '文字与背景' });
  return { ...page, dialog: within(dialog), setAppearance };
};

test('changes the text size and stores it on the device', async () => {
  const { user, dialog, container } = await openSettings();
  const article = container.querySelector('article')!;
  expect(dialog.getByRole('radio', { name: '中' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: '大' }));
  expect(article).toHaveAttribute('data-text', 'l');
  expect(localStorage.getItem('text-size')).toBe('l');
  await user.click(screen.getByRole('button', { name: 'A− 小' }));
  expect(article).toHaveAttribute('data-text', 's');
});

test('changes the appearance through the shell', async () => {
  const { user, dialog, setAppearance } = await openSettings();
  expect(dialog.getByRole('radio', { name: '羊皮纸' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: '夜晚' }));
  expect(setAppearance).toHaveBeenCalledWith('dark');
});
