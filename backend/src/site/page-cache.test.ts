import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { PageCache } from './page-cache.js';
import { METADATA_MARKS } from './page-metadata.js';
import { fileReader, RegistrySource } from './registry/registry-source.js';
import { createTestSite, type TestSite } from './testing/test-site.js';

let site: TestSite;
let pages: PageCache;
beforeEach(async () => {
  site = await createTestSite(`<head>${METADATA_MARKS.join('')}</head>`);
  const read = fileReader(join(site.directory, 'remotes.json'));
  const registry = new RegistrySource(
    read,
    async () => undefined,
    () => {},
  );
  pages = await PageCache.load(join(site.directory, 'shell'), registry, {});
});
afterEach(() => site.remove());

const aboutStory = (title: string) => ({
  title,
  description: '',
  url: 'https://stories.example.org/story/1',
  image: { url: '', width: 1, height: 1, type: 'image/png' },
});

it('compresses the page of a story once, however many open it, and again when its metadata change', async () => {
  const open = async (title: string) => (await pages.getPage('/story/1', aboutStory(title))).body('br');
  const first = await open('动物园之旅');
  expect(await open('动物园之旅')).toBe(first);
  expect(await open('快乐的郊游')).not.toEqual(first);
});
