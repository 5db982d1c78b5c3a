import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { sceneOf, SCENE_NAMES } from '@storysprout/shared-ui/covers';
import '@testing-library/jest-dom/jest-globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import packageJson from '../package.json';
import { setUrlState, LANGUAGES, PAGES, parseUrlState, STATES } from './url-state';
import { Catalogue } from './catalogue';
import { KINDS } from './components/kinds';
import { SAMPLE_TEXTS, SampleTextsContext } from './samples/use-sample-texts';
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

/** Errors logged by React; there must be none. */
const loggedErrors = jest.spyOn(console, 'error');
afterEach(() => {
  expect(loggedErrors.mock.calls).toEqual([]);
  loggedErrors.mockClear();
});

/** Opens the catalogue and waits for the lazily loaded drawing code. */
async function openCatalogue(url = '/') {
  history.replaceState(null, '', url);
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

describe('content', () => {
  test.each(LANGUAGES)('shows every component, illustration and scene in %s', async (lang) => {
    await openCatalogue(`?lang=${lang}`);
    const exampleOf = (name: string) =>
      document.getElementById(name)?.querySelector('.example > div > *, .example > div > svg');
    expect(COMPONENTS.filter((name) => !exampleOf(name))).toEqual([]);

    const captions = [...document.querySelectorAll('#art figcaption')].map((each) => each.textContent);
    const isShown = (name: string) => captions.some((text) => `${text} `.startsWith(`art/${name} `));
    // `art` is the frame of all other illustrations.
    expect(ILLUSTRATIONS.filter((name) => name !== 'art' && !isShown(name))).toEqual([]);

    const scenes = [...document.querySelectorAll<HTMLElement>('#covers img')];
    expect(scenes.map((picture) => picture.dataset['scene'])).toEqual(SCENE_NAMES);
  });

  test('each scene name is a theme word of its scene', () => {
    expect(SCENE_NAMES.map((name) => sceneOf(name, 'any'))).toEqual(SCENE_NAMES);
  });

  test.each(LANGUAGES)('shows every other page in every state in %s', async (lang) => {
    await openCatalogue(`?page=login&lang=${lang}`);
    for (const page of PAGES.filter((name) => name !== 'components')) {
      for (const state of STATES[page]) {
        act(() => setUrlState({ page, state }));
        expect(document.querySelector('h1')).not.toBeEmptyDOMElement();
      }
    }
  });

  test.each(LANGUAGES)('opens every overlay by its URL in %s', (lang) => {
    render(
      <SampleTextsContext value={SAMPLE_TEXTS[lang]}>
        {Object.values(KINDS.overlays).map((Show) => (
          <Show key={Show.name} />
        ))}
      </SampleTextsContext>,
    );
    for (const state of STATES.components) {
      act(() => setUrlState({ page: 'components', state }));
      const overlays = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
      expect([state, overlays.length]).toEqual([state, state === '' ? 0 : 1]);
    }
  });
});

/** Texts of a language by key path; functions are called with sample numbers. */
function textsOf(words: object, place = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return textsOf(value, `${place}${key}.`);
    return [[`${place}${key}`, typeof value === 'function' ? String(value(7, 9)) : String(value)]];
  });
}

describe('languages', () => {
  test('Chinese texts are all Chinese; English ones contain none but the brand name', () => {
    const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
    const mismatches = (lang: keyof typeof SAMPLE_TEXTS, expectChinese: boolean) =>
      textsOf(SAMPLE_TEXTS[lang])
        .filter(
          ([, text]) =>
            text && isChinese(text.replace('故事芽', expectChinese ? '芽' : '')) !== expectChinese,
        )
        .map(([place]) => place);
    expect(mismatches('zh-CN', true)).toEqual(['pages.frame.latin']);
    expect(mismatches('en-US', false)).toEqual([]);
  });

  test('switch by the toolbar; the URL and <html> follow', async () => {
    await openCatalogue('?page=generating');
    expect(document.querySelector('h1')).toHaveTextContent('故事正在长出来');
    expect(document.documentElement).toHaveAttribute('lang', 'zh-Hans');
    fireEvent.click(screen.getByLabelText('English'));
    expect(document.querySelector('h1')).toHaveTextContent('Your story is growing');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(parseUrlState(location.search).lang).toBe('en-US');
  });
});

describe('URL state', () => {
  test('holds theme, page and state; another page starts in its default state', async () => {
    await openCatalogue('?page=login&state=error');
    fireEvent.click(screen.getByLabelText('夜晚'));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(screen.getByRole('alert')).toHaveTextContent('请输入有效的邮箱地址');
    fireEvent.change(screen.getByLabelText('页面'), { target: { value: 'favorites' } });
    expect(parseUrlState(location.search)).toEqual({
      theme: 'dark',
      lang: 'zh-CN',
      page: 'favorites',
      state: '',
    });
    expect(document.querySelector('h1')).toHaveTextContent('我的收藏');
  });

  test('falls back to the first option for unknown values', () => {
    const defaults = { theme: 'light', lang: 'zh-CN', page: 'components', state: '' };
    expect(parseUrlState('?theme=pink&lang=fr&page=admin&state=error')).toEqual(defaults);
  });
});

test('the keyboard focus is shown by a copy of each rule, right after it', () => {
  document.head.innerHTML = '<style>.a:focus-visible { color: red } .a { color: blue }</style>';
  document.body.innerHTML = '<div><p></p><button class="a"></button></div>';
  showFocus(document.querySelector('div')!);
  showFocus(document.querySelector('div')!);
  const rules = [...document.styleSheets[0]!.cssRules].map((rule) => (rule as CSSStyleRule).selectorText);
  expect(rules).toEqual(['.a:focus-visible', '.a[data-focus-shown]', '.a']);
  expect(document.querySelector('button')).toHaveAttribute('data-focus-shown');
});
