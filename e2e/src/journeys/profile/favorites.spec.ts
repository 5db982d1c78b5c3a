import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../support/checks/accessibility';
import {
  callApi,
  addFavourite,
  createFavourites,
  createStories,
  type CreatedStory,
} from '../../support/pages/created-stories';
import { expect, generateStory, signIn, test } from '../../support/fixtures/test';

const cards = (page: Page) => page.getByRole('article');
const cardOf = (page: Page, { theme }: CreatedStory) => cards(page).filter({ hasText: theme });
const searchField = (page: Page) => page.getByRole('searchbox', { name: '找一找' });
const note = (page: Page) => page.getByRole('textbox', { name: '我的笔记' });
/** Client-side navigation by links. */
const followLinks = async (page: Page, ...names: string[]) => {
  for (const name of names) await page.getByRole('link', { name }).filter({ visible: true }).first().click();
};

test('favourites are filtered by grade, category and text; the URL keeps the filter', async ({ page }) => {
  await signIn(page);
  const [zoo, pet, outing] = (await createStories(page, 3)) as [CreatedStory, CreatedStory, CreatedStory];
  await addFavourite(page, zoo, { category: '动物', notes: '猴子抢围巾' });
  await addFavourite(page, pet, { category: '动物' });
  await addFavourite(page, outing);
  await page.goto('/profile/favorites');
  await expect(cards(page)).toHaveCount(3);

  await page.getByLabel('分类').selectOption({ label: '动物（2）' });
  await expect(cards(page)).toHaveCount(2);
  await page.getByLabel('年级').selectOption({ label: '二年级' });
  await expect(cards(page)).toHaveCount(1);
  await expect(cardOf(page, pet)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('年级')).toHaveValue('2');
  await expect(page.getByText('找到 1 个故事')).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);

  await page.goto('/profile/favorites');
  const searches: string[] = [];
  page.on('request', (request) => {
    const q = new URL(request.url()).searchParams.get('q');
    if (q) searches.push(q);
  });
  await searchField(page).pressSequentially('抢围巾');
  await expect(cards(page)).toHaveCount(1);
  await expect(cardOf(page, zoo)).toBeVisible();
  await expect.poll(() => searches.at(-1)).toBe('抢围巾');
  await searchField(page).fill('恐龙');
  await expect(page.getByRole('heading', { name: '没有找到这样的故事' })).toBeVisible();
  await page.getByRole('button', { name: '看全部收藏' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(searchField(page)).toHaveValue('');
  await expect(page).toHaveURL('/profile/favorites');
});

test('a note and a category are edited in the card by keyboard and persist', async ({ page }) => {
  await signIn(page);
  const [story] = await createFavourites(page, 1);
  await page.goto('/profile/favorites');
  await page.getByRole('button', { name: `给《${story!.theme}》写笔记` }).focus();
  await page.keyboard.press('Enter');
  await expect(note(page)).toBeFocused();
  await page.keyboard.insertText('猴子抢围巾那段最好笑 <img src=x onerror=alert(1)>');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('动物');
  await page.keyboard.press('Enter');
  const slip = page.getByRole('button', { name: `改《${story!.theme}》的笔记和分类` });
  await expect(slip).toBeFocused();
  await expect(slip).toContainText('<img src=x onerror=alert(1)>');
  await page.reload();
  await expect(slip).toContainText('猴子抢围巾那段最好笑');
  await expect(page.getByLabel('分类')).toContainText('动物（1）');
});

test('a note that cannot be saved shows an error and keeps its text: offline, refused, signed out', async ({
  page,
  context,
}) => {
  const pupil = await signIn(page);
  const [story] = await createFavourites(page, 1);
  await page.goto('/profile/favorites');
  await page.getByRole('button', { name: `给《${story!.theme}》写笔记` }).click();
  await note(page).fill('写到一半');
  const save = page.getByRole('button', { name: '保存' });
  await context.setOffline(true);
  await save.click();
  await expect(page.getByRole('alert')).toContainText('保存失败，请重试');
  await context.setOffline(false);
  await expect(note(page)).toHaveValue('写到一半');

  await page.route('**/api/favorites/*', (route) =>
    route.fulfill({
      status: 401,
      json: { success: false, data: null, message: 'No', code: 'UNAUTHENTICATED' },
    }),
  );
  await save.click();
  await expect(page).toHaveURL('/login');
  await page.unrouteAll();
  await page.getByLabel('邮箱', { exact: true }).fill(pupil.email);
  await page.getByLabel('密码', { exact: true }).fill(pupil.password);
  await page.getByRole('button', { name: '登录', exact: true }).last().click();
  await expect(page).toHaveURL('/profile/favorites');
  await expect(note(page)).toHaveValue('写到一半');
  await save.click();
  await expect(page.getByRole('button', { name: /改《.*笔记和分类/ })).toContainText('写到一半');
});

test('a delete that fails offline or after a sign-out loses and duplicates nothing', async ({
  page,
  context,
}) => {
  const pupil = await signIn(page);
  const [oldest] = (await createStories(page, 13)) as [CreatedStory];
  // The confirmation dialog's code is loaded when the page is idle.
  const dialogLoaded = page.waitForResponse(/shell-modal/);
  await page.goto('/profile/recent?page=2');
  await dialogLoaded;
  const remove = async () => {
    await page.getByRole('button', { name: `删除《${oldest.theme}》` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click();
  };
  await expect(cards(page)).toHaveCount(1);
  await context.setOffline(true);
  await remove();
  await expect(page.getByText('删除失败，请重试')).toBeVisible();
  await context.setOffline(false);
  await page.goto('/profile/recent?page=2');
  await expect(cardOf(page, oldest)).toHaveCount(1);

  await page.route('**/api/stories/*', (route) =>
    route.fulfill({
      status: 401,
      json: { success: false, data: null, message: 'No', code: 'UNAUTHENTICATED' },
    }),
  );
  await remove();
  await expect(page).toHaveURL('/login');
  await page.unrouteAll();
  await page.getByLabel('邮箱', { exact: true }).fill(pupil.email);
  await page.getByLabel('密码', { exact: true }).fill(pupil.password);
  await page.getByRole('button', { name: '登录', exact: true }).last().click();
  await expect(page).toHaveURL(/\/profile\/recent/);
  const { pagination } = await callApi<{ pagination: { total: number } }>(page, 'GET', '/stories');
  expect(pagination.total).toBe(13);
  await page.goto('/profile/recent?page=2');
  await expect(cardOf(page, oldest)).toHaveCount(1);
});

test('new stories and favourites appear in the lists without a reload', async ({ page }) => {
  await signIn(page);
  await page.goto('/profile/recent');
  await expect(page.getByRole('heading', { name: '还没有故事' })).toBeVisible();
  await followLinks(page, '我的', '我的收藏');
  await expect(page.getByRole('heading', { name: '书架还空着' })).toBeVisible();
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await followLinks(page, '首页');
  await generateStory(page, '二年级', '动物园之旅');
  await followLinks(page, '返回', '我的', '最近生成');
  await expect(page.getByRole('link', { name: '动物园之旅' })).toBeVisible();
  await page.getByRole('link', { name: '动物园之旅' }).click();
  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await expect(page.getByRole('button', { name: /收藏/, pressed: true })).toBeVisible();
  await followLinks(page, '返回', '我的', '我的收藏');
  await expect(page.getByRole('link', { name: '动物园之旅' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('two tabs stay in sync: added favourite, removed favourite, story deleted in both', async ({
  page,
  context,
}) => {
  await signIn(page);
  const [story, other] = (await createStories(page, 2)) as [CreatedStory, CreatedStory];
  await addFavourite(page, other);
  const list = await context.newPage();
  await list.goto('/profile/favorites');
  await expect(cards(list)).toHaveCount(1);
  await page.goto(`/story/${story.id}`);
  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await expect(cardOf(list, story)).toBeVisible();

  await list.getByRole('button', { name: `取消收藏《${story.theme}》` }).click();
  await list.getByRole('alertdialog').getByRole('button', { name: '取消收藏', exact: true }).click();
  await expect(page.getByRole('button', { name: '收藏', exact: true, pressed: false })).toBeVisible();

  await page.goto('/profile/recent');
  await list.goto('/profile/recent');
  const bin = (tab: Page) => tab.getByRole('button', { name: `删除《${story.theme}》` });
  for (const tab of [page, list]) await bin(tab).click();
  for (const tab of [page, list])
    await tab.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click();
  for (const tab of [page, list]) {
    await expect(cards(tab)).toHaveCount(1);
    await expect(tab.getByText('删除失败，请重试')).toHaveCount(0);
  }
});

test('full lists, a search, an open note and no result have no accessibility violations, light and dark', async ({
  page,
}, { project }) => {
  await signIn(page);
  const stories = await createFavourites(page, 13);
  await callApi(page, 'PUT', `/favorites/${stories[12]!.id}`, { notes: '最好笑', category: '动物' });
  const language = project.name === 'phone' ? 'zh-CN' : 'en-US';
  await page.addInitScript((value) => localStorage.setItem('language', value), language);
  await page.goto('/profile/recent');
  await expect(cards(page)).toHaveCount(12);
  await expectNoViolations(page);
  await page.goto('/profile/favorites');
  await expect(cards(page)).toHaveCount(12);
  await cards(page).first().getByRole('button').first().click();
  await expectNoViolations(page);
  await page.goto('/profile/favorites?q=dinosaur');
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expectNoViolations(page);
});
