import {
  fetchAsPupil,
  expect,
  openNewStory,
  openOtherBrowser,
  signIn,
  storyIdOf,
  test,
} from '../../support/fixtures/test';

test('a pupil generates a narration and seeks by key; a guest can play the shared story until it is unshared', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await openNewStory(page, '一年级', '动物园之旅');
  await page.getByRole('button', { name: '点击生成音频' }).click();
  const play = page.getByRole('button', { name: '播放', exact: true });
  await expect(play).toBeVisible();
  await play.click();
  await expect(page.getByRole('button', { name: '暂停', exact: true })).toBeVisible();
  const progress = page.getByRole('slider', { name: '朗读进度' });
  const position = async () => Number(await progress.getAttribute('aria-valuenow'));
  await expect.poll(position).toBeGreaterThan(0);
  await page.getByRole('button', { name: '暂停', exact: true }).click();
  await progress.focus();
  const before = await position();
  await page.keyboard.press('ArrowRight');
  await expect.poll(position).toBeGreaterThan(before + 4);

  const path = `/story/${storyIdOf(page)}`;
  await fetchAsPupil(page, 'POST', `/stories/${storyIdOf(page)}/share`);
  const guest = await openOtherBrowser(browser, baseURL);
  await guest.goto(path);
  await expect(guest.getByRole('button', { name: '播放', exact: true })).toBeVisible();
  const address = (await guest.locator('audio').getAttribute('src'))!;
  expect((await guest.request.get(address)).status()).toBe(200);
  await fetchAsPupil(page, 'DELETE', `/stories/${storyIdOf(page)}/share`);
  expect((await guest.request.get(address)).status()).toBe(404);
  await guest.context().close();
});
