import { describe, expect, it } from '@jest/globals';
import type { Registry, RemoteRelease } from '@storysprout/contracts/registry';
import { type FolderCheck, judgeRegistry } from './judge-registry.js';

const HASH = `sha384-${'A'.repeat(64)}`;
const folder = (version: string, name = 'mf-story') => `/remotes/${name}/${version}`;
const release = (version: string, name?: string): RemoteRelease => ({
  version,
  shell: '^1.0.0',
  entry: `${folder(version, name)}/entry.js`,
  files: { [`${folder(version, name)}/entry.js`]: HASH, [`${folder(version, name)}/assets/chunk.js`]: HASH },
  css: [{ href: `${folder(version, name)}/assets/style.css`, integrity: HASH }],
  preload: [`${folder(version, name)}/assets/chunk.js`],
});
const sound: FolderCheck = async () => undefined;

/** Judges a row of `mf_story` beside a sound one of `mf_auth`; resolves with the versions in use and the reasons. */
async function judge(row: unknown, check = sound, former: Registry['remotes'] = {}) {
  const remotes = { mf_story: row, mf_auth: release('1.0.0', 'mf-auth') };
  const { registry, refused } = await judgeRegistry(JSON.stringify({ schema: 1, remotes }), check, former);
  const { mf_story: story, mf_auth: auth } = registry.remotes;
  expect(auth?.version).toBe('1.0.0');
  return { version: story?.version, lastGood: story?.lastGood?.version, refused };
}

describe('a row', () => {
  it('of two sound releases is used as it is', async () => {
    const row = { ...release('2.0.0'), lastGood: release('1.0.0') };
    expect(await judge(row)).toEqual({ version: '2.0.0', lastGood: '1.0.0', refused: [] });
  });

  const { files, css } = release('2.0.0');
  const [entry, chunk] = Object.keys(files) as [string, string];
  it.each<[string, unknown]>([
    ['no hashes', { files: {} }],
    ['an entry without a hash', { files: { [chunk]: HASH } }],
    ['a preload without a hash', { files: { [entry]: HASH } }],
    ['a style sheet without a hash', { css: [{ href: css[0]!.href }] }],
    ['a style sheet with an empty hash', { css: [{ href: css[0]!.href, integrity: '' }] }],
    ['a hash that browsers do not know', { files: { ...files, [entry]: 'md5-AAAA' } }],
    ['a weaker hash', { files: { ...files, [entry]: `sha256-${'A'.repeat(43)}=` } }],
    ['an entry of another origin', { entry: `https://elsewhere.example${entry}` }],
    ['an address without a scheme', { entry: `//elsewhere.example${entry}` }],
    ['a preload of another origin', { preload: ['https://elsewhere.example/x.js'] }],
    ['the folder of another remote', { entry: '/remotes/mf-auth/1.0.0/entry.js' }],
    ['the folder of an earlier release', { version: '2.0.1' }],
    ['a path out of its folder', { preload: [`${folder('2.0.0')}/../1.0.0/entry.js`] }],
    ['an encoded path', { preload: [`${folder('2.0.0')}/%2e%2e/1.0.0/entry.js`] }],
    ['a query', { entry: `${entry}?x` }],
    ['no entry', { entry: undefined }],
    ['a version that is none', { version: '../..' }],
  ])('with %s is refused: its last good release is used', async (_, changes) => {
    const bad = { ...release('2.0.0'), ...(changes as object) };
    const judged = await judge({ ...bad, lastGood: release('1.0.0') });
    expect(judged).toEqual({
      version: '1.0.0',
      lastGood: undefined,
      refused: [expect.stringMatching(/^mf_story, current release: ./)],
    });
    expect((await judge(bad)).version).toBeUndefined();
  });

  it.each([null, 1, 'x', [], {}, { lastGood: {} }, { lastGood: null }])(
    'that is %j is refused, and no other row',
    async (row) => {
      const { version, refused } = await judge(row);
      expect(version).toBeUndefined();
      expect(refused).not.toEqual([]);
    },
  );

  it('keeps its current release when only the last good one is refused', async () => {
    const row = { ...release('2.0.0'), lastGood: { ...release('1.0.0'), files: {} } };
    expect(await judge(row)).toMatchObject({ version: '2.0.0', lastGood: undefined });
  });

  it('is judged by its folder, too', async () => {
    const check: FolderCheck = async (_, { version }) => (version === '2.0.0' ? 'changed' : undefined);
    const row = { ...release('2.0.0'), lastGood: release('1.0.0') };
    expect(await judge(row, check)).toMatchObject({
      version: '1.0.0',
      refused: ['mf_story, current release: changed'],
    });
  });

  it('without a sound release leaves the remote’s former row in use', async () => {
    const former = { mf_story: release('1.0.0') };
    expect((await judge({ ...release('2.0.0'), files: {} }, sound, former)).version).toBe('1.0.0');
  });
});

describe('a registry', () => {
  it.each(['mf_story/..', '__proto__', 'MF_STORY', ''])('refuses the remote %j', async (name) => {
    const text = `{"schema":1,"remotes":{${JSON.stringify(name)}:${JSON.stringify(release('1.0.0'))}}}`;
    const { registry } = await judgeRegistry(text, sound, {});
    expect(Object.keys(registry.remotes)).toEqual([]);
  });

  it.each([
    ['{"schema": 1', 'JSON'],
    ['[]', 'expected object'],
    ['null', 'expected object'],
    ['{"schema":2,"remotes":{}}', 'schema'],
    ['{"schema":1}', 'remotes'],
  ])('that is %s is none', async (text, reason) => {
    await expect(judgeRegistry(text, sound, {})).rejects.toThrow(reason);
  });

  it('without a remote ends its former row', async () => {
    const { registry } = await judgeRegistry('{"schema":1,"remotes":{}}', sound, {
      mf_story: release('1.0.0'),
    });
    expect(registry.remotes).toEqual({});
  });
});
