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
const confirmation = (page: Page) => page.getByRole('alertdialog');

/** Mocks a failure of API requests with a method. */
const failRequests = (page: Page, method: string, status: number, code: string) =>
  page.route(/\/api\/(stories|favorites)\//, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, json: { success: false, data: null, message: 'No', code } })
      : route.fallback(),
  );

for (const language of (['zh-CN', 'en-US'] as const).filter(isSelectedLanguage)) {
  const t = LIST_TEXTS[language];

  /** Signs in a pupil and sets the language. */
  const signInWithLanguage = async (page: Page) => {
    await signIn(page);
    await page.addInitScript((value) => localStorage.setItem('language', value), language);
  };
  const clickAndConfirm = async (page: Page, button: Locator, choice: string) => {
    await button.click();
    await confirmation(page).getByRole('button', { name: choice, exact: true }).click();
  };

  test(`a story card shows all data of its story (${language})`, async ({ page, browser, baseURL }) => {
    await signInWithLanguage(page);
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

  test(`a story's age is shown in minutes, hours, days, then as a date (${language})`, async ({ page }) => {
    await signInWithLanguage(page);
    await createStories(page, 1);
    const written = new Date();
    const after = [0, 5 * MINUTE, 3 * 60 * MINUTE, 49 * 60 * MINUTE, 9 * 24 * 60 * MINUTE];
    const expectedTimes = [...t.times, t.monthDay(written)];
    // Prevents the token refresh that the later clock would trigger.
    await page.route('**/api/auth/refresh', (route) => route.abort());
    for (const [index, age] of after.entries()) {
      await page.clock.setFixedTime(written.getTime() + age + 5_000);
      await page.goto('/profile/recent');
      await expect(cards(page).getByText(expectedTimes[index]!, { exact: true })).toBeVisible();
    }
  });

  test(`twelve stories per page; deleting the last one of a page shows the previous page (${language})`, async ({
    page,
  }) => {
    await signInWithLanguage(page);
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
    await clickAndConfirm(page, page.getByRole('button', { name: t.delete(oldest!.theme) }), t.confirmDelete);
    await expect(page).toHaveURL('/profile/recent');
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByText(t.total(12), { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t.next })).toHaveCount(0);
  });

  test(`a story is deleted optimistically after confirmation and restored on failure (${language})`, async ({
    page,
  }) => {
    await signInWithLanguage(page);
    const [kept, deleted] = (await createStories(page, 2)) as [CreatedStory, CreatedStory];
    await page.goto('/profile/recent');
    const bin = (story: CreatedStory) => page.getByRole('button', { name: t.delete(story.theme) });
    await clickAndConfirm(page, bin(deleted), t.keep);
    await expect(confirmation(page)).toBeHidden();
    await expect(cards(page)).toHaveCount(2);

    await failRequests(page, 'DELETE', 500, 'INTERNAL');
    await clickAndConfirm(page, bin(deleted), t.confirmDelete);
    await expect(page.getByText(t.deleteFailed)).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).first()).toContainText(deleted.theme);
    await page.unrouteAll();

    // The response is delayed: the card is removed before it arrives.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**/api/stories/${deleted.id}`, async (route) => {
      await held;
      await route.continue();
    });
    await clickAndConfirm(page, bin(deleted), t.confirmDelete);
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByText(t.total(1), { exact: true })).toBeVisible();
    await expect(heading(page)).toBeFocused();
    release();
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await expect(cardOf(page, kept)).toBeVisible();
  });

  test(`a favourite shows its date, and its heart removes it after confirmation (${language})`, async ({
    page,
  }) => {
    await signInWithLanguage(page);
    const [first, second] = (await createFavourites(page, 2)) as [CreatedStory, CreatedStory];
    await page.goto('/profile/favorites');
    await expect(cards(page)).toHaveCount(2);
    const today = t.favouritedOn(t.monthDay(new Date()));
    await expect(cardOf(page, first).getByText(today, { exact: true })).toBeVisible();
    const heart = page.getByRole('button', { name: t.unfavourite(first.theme) });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    await failRequests(page, 'DELETE', 500, 'INTERNAL');
    await clickAndConfirm(page, heart, t.confirmUnfavourite);
    await expect(page.getByText(t.unfavouriteFailed)).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await page.unrouteAll();

    // Item and total are updated locally, without refetching the list.
    await page.route('**/api/favorites?*', () => {});
    await clickAndConfirm(page, heart, t.confirmUnfavourite);
    await expect(cards(page)).toHaveCount(1);
    await expect(cardOf(page, second)).toBeVisible();
    await expect(page.getByText(t.total(1), { exact: true })).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
  });

  test(`a favourite of an unshared story says so and can be removed (${language})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const author = await openOtherBrowser(browser, baseURL);
    await signIn(author);
    const [story] = await createStories(author, 1);
    const share = (method: string) => fetchAsPupil(author, method, `/stories/${story!.id}/share`);
    await share('POST');
    await signInWithLanguage(page);
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
    await clickAndConfirm(
      page,
      card.getByRole('button', { name: t.unfavourite(away) }),
      t.confirmUnfavourite,
    );
    await expect(page.getByRole('link', { name: t.discover })).toBeVisible();
    await author.context().close();
  });

  test(`empty lists link to the home page (${language})`, async ({ page }) => {
    await signInWithLanguage(page);
    for (const [path, action] of [
      ['/profile/recent', t.startCreating],
      ['/profile/favorites', t.discover],
    ] as const) {
      await page.goto(path);
      await page.getByRole('link', { name: action }).click();
      await expect(page).toHaveURL('/');
    }
  });

  test(`loading placeholders have the size of cards, and a failed load can be retried (${language})`, async ({
    page,
  }) => {
    await signInWithLanguage(page);
    await createFavourites(page, 1);
    // Refreshes the profile's favourite count, as favouriting in the app does.
    const profile = page.waitForResponse('**/api/users/profile');
    await page.goto('/profile');
    await (await profile).finished();
    for (const path of ['/profile/recent', '/profile/favorites']) {
      const call = path.endsWith('recent') ? '**/api/stories?*' : '**/api/favorites?*';
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(call, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path);
      const placeholder = page.getByRole('status', { name: t.loading }).locator('li > *').first();
      const before = (await placeholder.boundingBox())!;
      release();
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
