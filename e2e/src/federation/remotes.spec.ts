import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish, readRegistry, rollBack, writeRegistry } from '../../../scripts/lib/registry.mjs';
import { expect, hashDirectory, type IsolatedSite, test } from '../support/fixtures/isolated-site';

test.describe.configure({ mode: 'serial' });

const HEADLINE = '种下一个主题，';
const storyRecord = (site: IsolatedSite) => readRegistry(site.directory).remotes.mf_story!;

/** Publishes a new release of mf-story with another headline. */
async function publishHeadline(site: IsolatedSite, headline: string, shellRange = '^1.0.0') {
  const dist = mkdtempSync(join(tmpdir(), 'mf-story-'));
  cpSync(join(import.meta.dirname, '../../../mf-story/dist'), dist, { recursive: true });
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const file = join(dist, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(HEADLINE, headline));
  }
  const version = await publish({
    site: site.directory,
    remote: 'mf-story',
    dist,
    packageVersion: '0.2.0',
    shellRange,
  });
  rmSync(dist, { recursive: true });
  return version;
}

test('a remote is updated and rolled back by the registry alone', async ({ page, site }) => {
  const shellBefore = hashDirectory(join(site.directory, 'shell'));
  await page.goto(site.origin);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HEADLINE);

  const version = await publishHeadline(site, '埋下一粒种子，');
  expect(storyRecord(site).version).toBe(version);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('埋下一粒种子，');

  rollBack({ site: site.directory, remote: 'mf-story' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HEADLINE);
  expect(hashDirectory(join(site.directory, 'shell'))).toBe(shellBefore);
});

test('an unavailable story remote leaves login and lists usable, and loads on retry', async ({
  page,
  site,
}) => {
  await page.route('**/remotes/mf-story/**', (route) => route.abort());
  await page.goto(site.origin);
  await expect(page.getByRole('alert')).toContainText('这一页没有打开');

  await page.goto(`${site.origin}/login`);
  await page.getByRole('button', { name: '没有账号？去注册' }).click();
  await page.getByLabel('昵称').fill('小树');
  await page.getByLabel('邮箱', { exact: true }).fill('dead-remote@example.com');
  await page.getByLabel('密码', { exact: true }).fill('secret-1');
  await page.getByLabel('确认密码').fill('secret-1');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(page.getByRole('alert')).toContainText('这一页没有打开');

  for (const path of ['/profile', '/profile/recent', '/profile/favorites']) {
    await page.goto(site.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('这一页没有打开')).toHaveCount(0);
  }

  await page.goto(site.origin);
  await expect(page.getByRole('alert')).toContainText('这一页没有打开');
  await page.unroute('**/remotes/mf-story/**');
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HEADLINE);
});

test('a remote that hangs shows the failure notice within six seconds', async ({ page, site }) => {
  await page.route('**/remotes/mf-story/**/remoteEntry*', () => {});
  await page.clock.install();
  const requested = page.waitForRequest('**/remotes/mf-story/**/remoteEntry*');
  await page.goto(site.origin, { waitUntil: 'commit' });
  await requested;
  // By the page's clock: real time depends on the load of the machine.
  await page.clock.runFor(6_000);
  await expect(page.getByRole('alert')).toContainText('这一页没有打开');
});

test('a tampered file of a remote is not executed; the last good version is used', async ({ page, site }) => {
  const good = storyRecord(site);
  await publishHeadline(site, '这一版会被改坏，');
  const { entry } = storyRecord(site);
  const file = join(site.directory, entry);
  writeFileSync(file, `globalThis.tampered = true;${readFileSync(file, 'utf8')}`);
  for (const suffix of ['.br', '.gz']) rmSync(file + suffix);

  await page.goto(site.origin);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HEADLINE);
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);

  const registry = readRegistry(site.directory);
  registry.remotes.mf_story = good;
  writeRegistry(site.directory, registry);
});

test('a remote for a newer shell is not started; the last good version is used', async ({ page, site }) => {
  const good = readRegistry(site.directory);
  await publishHeadline(site, '这一版要新的外壳，', '^9.0.0');
  await page.goto(site.origin);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HEADLINE);
  writeRegistry(site.directory, good);
});

test('styles of other remotes do not change a page, whenever they load', async ({ page, site }) => {
  const { remotes } = readRegistry(site.directory);
  const sheets = ['mf_auth', 'mf_profile'].flatMap((name) => {
    const folder = join(remotes[name]!.entry, '../assets');
    const files = readdirSync(join(site.directory, folder)).filter((file) => file.endsWith('.css'));
    expect(files).not.toEqual([]);
    return files.map((file) => join(folder, file));
  });
  // First without code and styles of the other remotes.
  await page.route(/\/remotes\/mf-(auth|profile)\//, (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site.origin);
  await page.getByLabel('写主题').click();
  await expect(page.getByRole('button', { name: '生成故事' })).toBeVisible();
  await page.unrouteAll();
  const changes = await page.evaluate(async (hrefs) => {
    const computedStyles = () =>
      [...document.querySelectorAll<HTMLElement>('body *')].map((element) => {
        const style = getComputedStyle(element);
        const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return { element: `${element.tagName} ${element.className}`, values };
      });
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const before = computedStyles();
    for (const href of hrefs) {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      await new Promise((done) => {
        link.addEventListener('load', done);
        document.head.append(link);
      });
    }
    return computedStyles().flatMap(({ element, values }, position) =>
      values
        .filter((value, index) => value !== before[position]!.values[index])
        .map((value) => `${element} ${value}`),
    );
  }, sheets);
  expect(changes).toEqual([]);
});
