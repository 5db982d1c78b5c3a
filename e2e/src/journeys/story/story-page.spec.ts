import {
  dialogNamed,
  KEYWORD,
  openSampleStory,
  createStory,
  SENTENCES,
  storyText,
  SAMPLE_TEXT,
  wordOf,
} from '../../support/pages/story-page';
import { expect, openNewStory, signIn, test } from '../../support/fixtures/test';

test('a story shows grade, difficulty, length, theme, time, model, AI label and title', async ({ page }) => {
  await signIn(page);
  const story = await openNewStory(page, '四年级', '会飞的书包');
  for (const text of ['四年级', '中等', `${story.wordCount} 词`, 'AI 生成', story.aiModel])
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').locator('time')).toHaveAttribute('datetime', story.createdAt);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('会飞的书包');
  await expect(page).toHaveTitle('会飞的书包 · 故事芽 StorySprout');
  await expect(storyText(page)).toContainText(story.sentences[0]!.en);
  for (const { word } of story.keywords)
    await expect(
      page.getByRole('complementary', { name: '关键词' }).getByText(word, { exact: true }),
    ).toBeVisible();
});

test('the back link returns to the previous page, or home from an external link', async ({ page }) => {
  await signIn(page);
  await openNewStory(page, '一年级', '我的房间');
  const story = page.url();
  await page.goto('/profile/recent');
  await page.getByRole('link', { name: '我的房间' }).click();
  await page.getByRole('link', { name: '返回' }).click();
  await expect(page).toHaveURL('/profile/recent');
  await page.goto(story);
  await page.getByRole('link', { name: '返回' }).click();
  await expect(page).toHaveURL('/');
});

test('the translation is hidden, per sentence, or as a whole', async ({ page }) => {
  await openSampleStory(page);
  const [first] = SENTENCES;
  const whole = page.getByRole('region', { name: '中文译文' });
  await expect(storyText(page).getByText(first!.zh)).toHaveCount(0);
  await page.getByText('逐句对照').click();
  for (const { zh } of SENTENCES) await expect(storyText(page).getByText(zh)).toBeVisible();
  await page.getByText('全文对照').click();
  await expect(storyText(page).getByText(first!.zh)).toHaveCount(0);
  await expect(whole).toContainText(SAMPLE_TEXT.chineseTranslation);
  await page.getByText('只看英文').click();
  await expect(whole).toHaveCount(0);
});

test('clicking a word opens its dictionary entry and the translated sentence', async ({ page }) => {
  await openSampleStory(page);
  await wordOf(page, 'went').click();
  const dialog = dialogNamed(page, 'went');
  await expect(dialog).toContainText('/went/');
  await expect(dialog).toContainText('原形 go');
  await expect(dialog).toContainText(SENTENCES[0]!.zh);
  await wordOf(page, 'saw').click();
  await expect(dialogNamed(page, 'saw')).toContainText(SENTENCES[1]!.zh);
  await expect(dialog).toHaveCount(0);
  await dialogNamed(page, 'saw').getByRole('button', { name: '关闭' }).click();
  await expect(dialogNamed(page, 'saw')).toHaveCount(0);
});

test('a word without an entry says so', async ({ page }) => {
  await openSampleStory(page);
  await wordOf(page, 'Amy').click();
  await expect(dialogNamed(page, 'Amy')).toContainText('词表里没有这个词');
  await expect(dialogNamed(page, 'Amy')).toContainText(SENTENCES[0]!.zh);
});

test('a sentence’s translation can be pinned below it', async ({ page }) => {
  await openSampleStory(page);
  await wordOf(page, 'went').click();
  await page.getByRole('button', { name: '把译文放到句子下面' }).click();
  await expect(storyText(page).getByText(SENTENCES[0]!.zh)).toBeVisible();
  await expect(storyText(page).getByText(SENTENCES[1]!.zh)).toHaveCount(0);
});

test('keywords are underlined and listed; both open word, phonetic, meaning and examples', async ({
  page,
}) => {
  await openSampleStory(page);
  const underlined = storyText(page).getByRole('button', { name: 'lion', exact: true });
  await expect(underlined).toHaveCSS('text-decoration-line', 'underline');
  const inCard = page.getByRole('complementary', { name: '关键词' }).getByRole('button');
  for (const opener of [underlined, inCard]) {
    await opener.click();
    for (const text of [KEYWORD.word, KEYWORD.phonetic, KEYWORD.meaning])
      await expect(dialogNamed(page, 'lion').getByText(text, { exact: true }).first()).toBeVisible();
    await expect(dialogNamed(page, 'lion').getByRole('listitem')).toHaveText(
      KEYWORD.examples.map(({ sentence, translation }) => sentence + translation),
    );
    await page.keyboard.press('Escape');
    await expect(dialogNamed(page, 'lion')).toHaveCount(0);
  }
  await wordOf(page, 'lion', 1).click();
  const phonetic = dialogNamed(page, 'lion').getByText(KEYWORD.phonetic);
  // In the font with all phonetic symbols, not in the font of English text.
  await expect(phonetic).toHaveCSS('font-family', /Lucida Sans Unicode/);
});

test('the level line lists the words outside the grade’s list with their entries', async ({ page }) => {
  await openSampleStory(page);
  await page.getByRole('button', { name: '本文 98% 的单词在三年级词表内' }).click();
  const dialog = dialogNamed(page, '词表以外的单词');
  await dialog.getByRole('button', { name: 'asleep' }).click();
  await expect(dialog).toContainText('/əˈsliːp/');
  await dialog.getByRole('button', { name: 'zyzzy' }).click();
  await expect(dialog).toContainText('词表里没有这个词');
});

test('a generated story shows its coverage of the grade’s word list', async ({ page }) => {
  await signIn(page);
  await openNewStory(page, '五年级', '美味的食物');
  await expect(page.getByText(/^本文 \d+% 的单词在五年级词表内$/)).toBeVisible();
});

test('text size and theme persist across reloads and pages, from the first paint on', async ({ page }) => {
  await openSampleStory(page);
  const size = () => wordOf(page, 'went').evaluate((word) => parseFloat(getComputedStyle(word).fontSize));
  const before = await size();
  await page.getByRole('button', { name: '文字与背景' }).click();
  const dialog = dialogNamed(page, '文字与背景');
  await dialog.getByRole('radio', { name: '大' }).check({ force: true });
  await dialog.getByText('羊皮纸').click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'sepia');
  expect(await size()).toBeGreaterThan(before);
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'sepia');
  expect(await size()).toBeGreaterThan(before);
  await page.goto('/about');
  await expect(html).toHaveAttribute('data-theme', 'sepia');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#f3e7cf');
  // The script that applies the theme blocks rendering, so that no other theme flashes.
  await expect(page.locator('head script[type="module"][blocking="render"]')).toHaveCount(1);
});

test('the dark theme never flashes a light background', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('appearance', 'dark');
    const colours: string[] = [];
    Object.assign(window, { colours });
    const sample = () => {
      if (document.body) colours.push(getComputedStyle(document.documentElement).backgroundColor);
      if (colours.length < 30) requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: '生成故事' })).toBeVisible();
  const colours = await page.evaluate(() => [
    ...new Set((window as unknown as { colours: string[] }).colours),
  ]);
  expect(colours).toEqual(['rgb(20, 28, 26)']);
});

test('a report is sent and confirmed; a failed one keeps its text', async ({ page }) => {
  const story = await openSampleStory(page);
  await page.getByRole('button', { name: '这个故事有问题？' }).click();
  const dialog = dialogNamed(page, '哪里有问题？');
  await dialog.getByText('英文或中文写错了').click();
  await dialog.getByRole('textbox').fill('狮子不在动物园');
  const path = `**/api/stories/${story.id}/report`;
  await page.route(path, (route) => route.abort());
  await dialog.getByRole('button', { name: '告诉我们' }).click();
  await expect(dialog.getByRole('alert')).toContainText('写的话还在');
  await expect(dialog.getByRole('textbox')).toHaveValue('狮子不在动物园');
  await page.unroute(path);
  const sent = page.waitForResponse((response) => response.url().endsWith('/report'));
  await dialog.getByRole('button', { name: '告诉我们' }).click();
  const response = await sent;
  expect(response.request().postDataJSON()).toEqual({ reason: 'mistake: 狮子不在动物园' });
  expect(response.status()).toBe(200);
  await expect(page.getByText('谢谢你，我们会去看看')).toBeVisible();
});

test('a failed load shows an error with retry and a link home', async ({ page }) => {
  await signIn(page);
  const story = await createStory(page);
  const path = `**/api/stories/${story.id}`;
  await page.route(path, (route) => route.abort());
  await page.goto(`/story/${story.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('故事加载失败');
  await page.unroute(path);
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.theme);
  await page.route(path, (route) => route.abort());
  await page.reload();
  await page.getByRole('link', { name: '回到首页' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown story id shows a not-found page in both languages', async ({ page }) => {
  await signIn(page);
  for (const id of ['019a0000-0000-7000-8000-0000000000ff', 'no-such-id']) {
    await page.goto(`/story/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有找到这个故事');
  }
  await page.evaluate(() => localStorage.setItem('language', 'en-US'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story ID does not exist');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('requests the private story first; favouriting sends category and notes, then refetches story and profile', async ({
  page,
}) => {
  await signIn(page);
  const story = await createStory(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/api\/(stories\/[0-9a-f-]{36}$|stories\/share|users\/profile|favorites)/.test(pathname))
      requests.push(`${request.method()} ${pathname.slice('/api'.length)}`);
    if (request.method() === 'POST' && pathname.includes('/favorites/'))
      expect(Object.keys(request.postDataJSON() as object).sort()).toEqual(['category', 'notes']);
  });
  await page.goto(`/story/${story.id}`);
  const refetched = page.waitForResponse((response) => response.url().endsWith('/users/profile'));
  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await refetched;
  await expect(page.getByRole('button', { name: '已收藏' })).toBeVisible();
  await expect.poll(() => requests.filter((call) => call === `GET /stories/${story.id}`).length).toBe(2);
  expect(requests[0]).toBe(`GET /stories/${story.id}`);
  expect(requests).toContain(`POST /favorites/${story.id}`);
  expect(requests.filter((call) => call.includes('/share/'))).toEqual([]);
});

test('has no layout shift while a story loads', async ({ page }) => {
  await signIn(page);
  const story = await createStory(page);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/stories/${story.id}`, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`/story/${story.id}`);
  await expect(page.getByRole('status', { name: '故事马上就来' })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: '点击生成音频' })).toBeVisible();
  expect(
    await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum),
  ).toBeLessThan(0.02);
});
