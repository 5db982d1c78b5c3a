import type { Locator, Page } from '@playwright/test';
import {
  createFavourites,
  addFavourite,
  createStories,
  type CreatedStory,
} from '../../support/pages/created-stories';
import {
  fetchAsPupil,
  expect,
  openOtherBrowser,
  signIn,
  test,
  isSelectedLanguage,
} from '../../support/fixtures/test';
import { LIST_TEXTS } from '../../support/pages/list-texts';

const MINUTE = 60_000;

const cards = (page: Page) => page.getByRole('article');
const cardOf = (page: Page, { theme }: CreatedStory) => cards(page).filter({ hasText: theme });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const question = (page: Page) => page.getByRole('alertdialog');

/** Answers the API's calls of a method with a failure. */
const refuse = (page: Page, method: string, status: number, code: string) =>
  page.route(/\/api\/(stories|favorites)\//, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, json: { success: false, data: null, message: 'No', code } })
      : route.fallback(),
  );

for (const language of (['zh-CN', 'en-US'] as const).filter(isSelectedLanguage)) {
  const t = LIST_TEXTS[language];

  /** A pupil who reads the app in this language. */
  const arrive = async (page: Page) => {
    await signIn(page);
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  };
  const press = async (page: Page, button: Locator, answer: string) => {
    await button.click();
    await question(page).getByRole('button', { name: answer, exact: true }).click();
  };

  test(`a story card tells everything about its story (${language})`, async ({ page, browser, baseURL }) => {
    await arrive(page);
    const [story, other] = (await createStories(page, 2)) as [CreatedStory, CreatedStory];
    await addFavourite(page, story);
    await fetchAsPupil(page, 'POST', `/stories/${story.id}/share`);
    const reader = await openOtherBrowser(browser, baseURL);
    await reader.request.get(`/api/stories/share/${story.id}`);
    await reader.context().close();

    await page.goto('/profile/recent');
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByText(t.total(2), { exact: true })).toBeVisible();
    const card = cardOf(page, story);
    for (const text of [t.grade, t.difficulty, t.words(story.wordCount), t.times[0]!])
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: story.theme })).toHaveAttribute('href', `/story/${story.id}`);
    await expect(card.getByText(story.englishText.slice(0, 40))).toBeVisible();
    const words = await card.getByRole('listitem').allTextContents();
    expect(words.slice(0, 4)).toEqual(story.keywords.slice(0, 4).map(({ word }) => word));
    expect(words).toHaveLength(5);
    await expect(card.getByText(`+${story.keywords.length - 4}`)).toBeVisible();
    await expect(card).toContainText(t.views);
    await expect(card).toContainText(t.favourites);
    for (const count of [t.views, t.favourites])
      await expect(cardOf(page, other)).not.toContainText(count.replace(/ 1$/, ''));
  });

  test(`a story's age is told in minutes, hours, days, then as a date (${language})`, async ({ page }) => {
    await arrive(page);
    await createStories(page, 1);
    const written = new Date();
    const after = [0, 5 * MINUTE, 3 * 60 * MINUTE, 49 * 60 * MINUTE, 9 * 24 * 60 * MINUTE];
    const told = [...t.times, t.monthDay(written)];
    // A token of another day would be exchanged first, which is another test's business.
    await page.route('**/api/auth/refresh', (route) => route.abort());
    for (const [index, age] of after.entries()) {
      await page.clock.setFixedTime(written.getTime() + age + 5_000);
      await page.goto('/profile/recent');
      await expect(cards(page).getByText(told[index]!, { exact: true })).toBeVisible();
    }
  });

  test(`twelve stories a page; the last one of the last page gone, the page before stands (${language})`, async ({
    page,
  }) => {
    await arrive(page);
    const [oldest] = await createStories(page, 12);
    await page.goto('/profile/recent');
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByText('1 / 1')).toHaveCount(0);
    await expect(page.getByRole('button', { name: t.next })).toHaveCount(0);
    await createStories(page, 1);
    await page.goto('/profile/recent');
    await expect(page.getByText('1 / 2')).toBeVisible();
    await page.getByRole('button', { name: t.next }).click();
    await expect(page).toHaveURL('/profile/recent?page=2');
    await expect(cards(page)).toHaveCount(1);
    await expect(heading(page)).toBeFocused();
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('button', { name: t.previous }).click();
    await expect(cards(page)).toHaveCount(12);
    await page.goBack();
    await expect(page.getByText('2 / 2')).toBeVisible();
    await press(page, page.getByRole('button', { name: t.delete(oldest!.theme) }), t.confirmDelete);
    await expect(page).toHaveURL('/profile/recent');
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByText(t.total(12), { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t.next })).toHaveCount(0);
  });

  test(`a story is deleted after a question, at once, and is back when that fails (${language})`, async ({
    page,
  }) => {
    await arrive(page);
    const [kept, deleted] = (await createStories(page, 2)) as [CreatedStory, CreatedStory];
    await page.goto('/profile/recent');
    const bin = (story: CreatedStory) => page.getByRole('button', { name: t.delete(story.theme) });
    await press(page, bin(deleted), t.keep);
    await expect(question(page)).toBeHidden();
    await expect(cards(page)).toHaveCount(2);

    await refuse(page, 'DELETE', 500, 'INTERNAL');
    await press(page, bin(deleted), t.confirmDelete);
    await expect(page.getByText(t.deleteFailed)).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).first()).toContainText(deleted.theme);
    await page.unrouteAll();

    // The server takes its time: the card does not wait for it.
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**/api/stories/${deleted.id}`, async (route) => {
      await held;
      await route.continue();
    });
    await press(page, bin(deleted), t.confirmDelete);
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByText(t.total(1), { exact: true })).toBeVisible();
    await expect(heading(page)).toBeFocused();
    answer();
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await expect(cardOf(page, kept)).toBeVisible();
  });

  test(`a favourite shows its day, and its heart takes it off the shelf after a question (${language})`, async ({
    page,
  }) => {
    await arrive(page);
    const [first, second] = (await createFavourites(page, 2)) as [CreatedStory, CreatedStory];
    await page.goto('/profile/favorites');
    await expect(cards(page)).toHaveCount(2);
    const today = t.favouritedOn(t.monthDay(new Date()));
    await expect(cardOf(page, first).getByText(today, { exact: true })).toBeVisible();
    const heart = page.getByRole('button', { name: t.unfavourite(first.theme) });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    await refuse(page, 'DELETE', 500, 'INTERNAL');
    await press(page, heart, t.confirmUnfavourite);
    await expect(page.getByText(t.unfavouriteFailed)).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await page.unrouteAll();

    // The item goes locally and the total drops by one: no list is asked for to show it.
    await page.route('**/api/favorites?*', () => {});
    await press(page, heart, t.confirmUnfavourite);
    await expect(cards(page)).toHaveCount(1);
    await expect(cardOf(page, second)).toBeVisible();
    await expect(page.getByText(t.total(1), { exact: true })).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
  });

  test(`a favourite whose story is shared no longer says so and can be taken off (${language})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const author = await openOtherBrowser(browser, baseURL);
    await signIn(author);
    const [story] = await createStories(author, 1);
    const share = (method: string) => fetchAsPupil(author, method, `/stories/${story!.id}/share`);
    await share('POST');
    await arrive(page);
    await addFavourite(page, story!, { notes: '最好笑' });
    await share('DELETE');
    await page.goto('/profile/favorites');
    const away = language === 'zh-CN' ? '这个故事暂时看不到了' : 'This story is away for now';
    const card = cards(page).filter({ hasText: away });
    await expect(card).toContainText('最好笑');
    await expect(card.getByRole('link')).toHaveCount(0);
    await expect(card).not.toContainText(story!.theme);
    await share('POST');
    await page.reload();
    await expect(cardOf(page, story!).getByRole('link')).toBeVisible();
    await share('DELETE');
    await page.reload();
    await press(page, card.getByRole('button', { name: t.unfavourite(away) }), t.confirmUnfavourite);
    await expect(page.getByRole('link', { name: t.discover })).toBeVisible();
    await author.context().close();
  });

  test(`empty lists lead home: to start creating, to discover stories (${language})`, async ({ page }) => {
    await arrive(page);
    for (const [path, action] of [
      ['/profile/recent', t.startCreating],
      ['/profile/favorites', t.discover],
    ] as const) {
      await page.goto(path);
      await page.getByRole('link', { name: action }).click();
      await expect(page).toHaveURL('/');
    }
  });

  test(`while a list loads its cards' places are as large as they, and a failure can be tried again (${language})`, async ({
    page,
  }) => {
    await arrive(page);
    await createFavourites(page, 1);
    // As after favouriting in the app, the profile knows that the shelf is not empty.
    const profile = page.waitForResponse('**/api/users/profile');
    await page.goto('/profile');
    await (await profile).finished();
    for (const path of ['/profile/recent', '/profile/favorites']) {
      const call = path.endsWith('recent') ? '**/api/stories?*' : '**/api/favorites?*';
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(call, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path);
      const place = page.getByRole('status', { name: t.loading }).locator('li > *').first();
      const before = (await place.boundingBox())!;
      answer();
      const after = (await cards(page).first().boundingBox())!;
      expect(Math.abs(after.height - before.height)).toBeLessThan(32);
      expect([before.x, before.width, before.y]).toEqual([after.x, after.width, after.y]);
      await page.unrouteAll({ behavior: 'wait' });

      await page.route(call, (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('alert')).toContainText(t.loadFailed);
      await page.unrouteAll({ behavior: 'wait' });
      await page.getByRole('button', { name: t.tryAgain }).click();
      await expect(cards(page)).toHaveCount(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
}
