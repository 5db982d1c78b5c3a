import { type SignInSite, startSignInSite } from '../../support/fixtures/sign-in-site';
import { expectNoViolations } from '../../support/checks/accessibility';
import { expect, fetchAsPupil, generateStory, signInAtHome, test as base } from '../../support/fixtures/test';

/** A site that pays for stories and voices, at an address where nobody answers: no request may reach it. */
const test = base.extend<object, { site: SignInSite }>({
  site: [
    async ({}, use) => {
      const site = await startSignInSite('global', {
        RATE_LIMITS: 'on',
        OPENAI_API_KEY: 'sk-unused',
        OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: [async ({ site }, use) => use(site.origin), { scope: 'test' }],
});

const NOTE = '这个故事是故事芽自己写的。点开邮件里的链接，确认好邮箱，AI 模型就能来为你写故事。';

test('a pupil with an unconfirmed e-mail gets a story and a voice, and reads why the AI model waits', async ({
  page,
  site,
}) => {
  const { email } = await signInAtHome(page);
  await generateStory(page, '三年级', '动物园之旅');
  await expect(page.getByText(NOTE)).toBeVisible();
  await expectNoViolations(page);

  const mail = site.smtp.nextMail(email);
  await page.getByRole('button', { name: '再发一封邮件' }).press('Enter');
  await expect(page.getByText('邮件发出去了，去邮箱里看看吧')).toBeVisible();
  expect((await mail).text).toContain('/verify-email#code=');

  await page.getByRole('button', { name: '点击生成音频' }).click();
  const bar = page.getByRole('region', { name: '朗读' });
  await expect(bar).toContainText('先由离线语音来读。确认好邮箱，就能用这个声音了。');
  await expectNoViolations(page);
  await bar.getByRole('button', { name: '关闭' }).press('Enter');
  await expect(bar).not.toContainText('先由离线语音来读');
  await expect(bar).toBeFocused();
  await expect(bar.getByRole('button', { name: '播放' })).toBeVisible();

  // The note is for the owner: readers of the shared story learn nothing of the account.
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await fetchAsPupil(page, 'POST', `/stories/${id}/share`);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText('这是一个公开分享的故事。')).toBeVisible();
  await expect(page.getByText(NOTE)).toBeHidden();
});
