import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { sceneOf, SCENE_NAMES } from '@storysprout/shared-ui/covers';
import '@testing-library/jest-dom/jest-globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import packageJson from '../package.json';
import { go, LANGUAGES, PAGES, readAddress, STATES } from './address';
import { Catalogue } from './catalogue';
import { KINDS } from './components/kinds';
import { WORDS, WordsContext } from './samples/use-words';
import { showFocus } from './show-focus';

const SRC = join(__dirname, '../src');
/** Folders of `src` whose subfolders are components. */
const ROOMS = ['forms', 'navigation', 'layout', 'data-display', 'feedback', 'overlays', 'story'];
/** Shared by the fields, not an entry of the package. */
const INTERNAL = new Set(['field']);
const componentsOf = (room: string) => readdirSync(join(SRC, room)).filter((name) => !INTERNAL.has(name));
const ILLUSTRATIONS = readdirSync(join(SRC, 'illustrations'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => basename(file, '.tsx'));
const COMPONENTS = [...ROOMS.flatMap(componentsOf), 'art', 'covers'];

/** What React has to say against it. */
const complaints = jest.spyOn(console, 'error');
afterEach(() => {
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockClear();
});

/** Opens the catalogue; the code that draws the covers comes after the page. */
async function open(address = '/') {
  history.replaceState(null, '', address);
  await act(async () => {
    render(<Catalogue />);
    await import('../src/story/story-cover/cover-image');
  });
}

test('the package exports every component from its folder', () => {
  const expected = ROOMS.flatMap((room) =>
    componentsOf(room).map((name) => [`./${name}`, `./src/${room}/${name}/${name}.tsx`]),
  );
  expect(packageJson.exports).toMatchObject(Object.fromEntries(expected));
});

describe('what is shown', () => {
  test.each(LANGUAGES)('every component of shared-ui, drawing and scene, in %s', async (lang) => {
    await open(`?lang=${lang}`);
    const shown = (name: string) =>
      document.getElementById(name)?.querySelector('.specimen > div > *, .specimen > div > svg');
    expect(COMPONENTS.filter((name) => !shown(name))).toEqual([]);

    const captions = [...document.querySelectorAll('#art figcaption')].map((each) => each.textContent);
    const isShown = (name: string) => captions.some((text) => `${text} `.startsWith(`art/${name} `));
    // `art` is the frame of all other illustrations.
    expect(ILLUSTRATIONS.filter((name) => name !== 'art' && !isShown(name))).toEqual([]);

    const scenes = [...document.querySelectorAll<HTMLElement>('#covers img')];
    expect(scenes.map((picture) => picture.dataset['scene'])).toEqual(SCENE_NAMES);
  });

  test('a scene’s name serves as the theme that is drawn by it', () => {
    expect(SCENE_NAMES.map((name) => sceneOf(name, 'any'))).toEqual(SCENE_NAMES);
  });

  test.each(LANGUAGES)('every other page in every state in %s', async (lang) => {
    await open(`?page=login&lang=${lang}`);
    for (const page of PAGES.filter((name) => name !== 'components')) {
      for (const state of STATES[page]) {
        act(() => go({ page, state }));
        expect(document.querySelector('h1')).not.toBeEmptyDOMElement();
      }
    }
  });

  test.each(LANGUAGES)('everything that lies over a page, where its address says so, in %s', (lang) => {
    render(
      <WordsContext value={WORDS[lang]}>
        {Object.values(KINDS.overlays).map((Show) => (
          <Show key={Show.name} />
        ))}
      </WordsContext>,
    );
    for (const state of STATES.components) {
      act(() => go({ page: 'components', state }));
      const over = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
      expect([state, over.length]).toEqual([state, state === '' ? 0 : 1]);
    }
  });
});

/** The texts of a language by their place; messages with numbers as they say one. */
function textsOf(words: object, place = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return textsOf(value, `${place}${key}.`);
    return [[`${place}${key}`, typeof value === 'function' ? String(value(7, 9)) : String(value)]];
  });
}

describe('the languages', () => {
  test('say everything in their own words: Chinese in the one, none in the other but for the name', () => {
    const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
    const unlike = (lang: keyof typeof WORDS, wanted: boolean) =>
      textsOf(WORDS[lang])
        .filter(([, text]) => text && isChinese(text.replace('故事芽', wanted ? '芽' : '')) !== wanted)
        .map(([place]) => place);
    expect(unlike('zh-CN', true)).toEqual(['pages.frame.latin']);
    expect(unlike('en-US', false)).toEqual([]);
  });

  test('change with the choice, which stays in the address and on <html>', async () => {
    await open('?page=generating');
    expect(document.querySelector('h1')).toHaveTextContent('故事正在长出来');
    expect(document.documentElement).toHaveAttribute('lang', 'zh-Hans');
    fireEvent.click(screen.getByLabelText('English'));
    expect(document.querySelector('h1')).toHaveTextContent('Your story is growing');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(readAddress(location.search).lang).toBe('en-US');
  });
});

describe('the address', () => {
  test('holds theme, page and state; another page begins at rest', async () => {
    await open('?page=login&state=error');
    fireEvent.click(screen.getByLabelText('夜晚'));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(screen.getByRole('alert')).toHaveTextContent('请输入有效的邮箱地址');
    fireEvent.change(screen.getByLabelText('页面'), { target: { value: 'favorites' } });
    expect(readAddress(location.search)).toEqual({
      theme: 'dark',
      lang: 'zh-CN',
      page: 'favorites',
      state: '',
    });
    expect(document.querySelector('h1')).toHaveTextContent('我的收藏');
  });

  test('that nobody knows is the first of each kind', () => {
    const first = { theme: 'light', lang: 'zh-CN', page: 'components', state: '' };
    expect(readAddress('?theme=pink&lang=fr&page=admin&state=error')).toEqual(first);
  });
});

test('the keyboard’s focus is shown by a copy of its rule, right behind it', () => {
  document.head.innerHTML = '<style>.a:focus-visible { color: red } .a { color: blue }</style>';
  document.body.innerHTML = '<div><p></p><button class="a"></button></div>';
  showFocus(document.querySelector('div')!);
  showFocus(document.querySelector('div')!);
  const rules = [...document.styleSheets[0]!.cssRules].map((rule) => (rule as CSSStyleRule).selectorText);
  expect(rules).toEqual(['.a:focus-visible', '.a[data-focus-shown]', '.a']);
  expect(document.querySelector('button')).toHaveAttribute('data-focus-shown');
});
