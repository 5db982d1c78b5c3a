import { beforeEach, describe, expect, it, jest } from '@jest/globals';

const HASH = `sha384-${'A'.repeat(64)}`;
const release = (version: string, shell = '^1.0.0') => ({
  version,
  shell,
  entry: `/remotes/mf-story/${version}/remoteEntry.js`,
  files: { [`/remotes/mf-story/${version}/remoteEntry.js`]: HASH } as Record<string, string>,
  css: [],
  preload: [] as string[],
});

type Release = ReturnType<typeof release>;
/** The hashes of the row's releases, as the site writes them into the page's import map. */
const hashesOf = (record: Release & { lastGood?: Release }) => ({
  ...record.files,
  ...record.lastGood?.files,
});

const registerRemotes = jest.fn<(remotes: { entry: string }[]) => void>();
const loadRemote = jest.fn<() => Promise<unknown>>();
jest.mock('@module-federation/runtime', () => ({ registerRemotes, loadRemote }));

/** Inlines the registry into the page as the site does, and imports a new copy of the loader for each test. */
async function loaderFor(record: Release & { lastGood?: Release }, integrity: object = hashesOf(record)) {
  jest.resetModules();
  document.body.innerHTML = '';
  appendScript({ type: 'importmap' }, { integrity });
  appendScript(
    { type: 'application/json', id: 'remotes-registry' },
    { schema: 1, remotes: { mf_story: record } },
  );
  return import('./load-remote');
}

function appendScript(attributes: Partial<HTMLScriptElement>, content: object) {
  const script = Object.assign(document.createElement('script'), attributes);
  script.textContent = JSON.stringify(content);
  document.body.append(script);
}

const entries = () => registerRemotes.mock.calls.map(([remotes]) => new URL(remotes[0]!.entry));
const Home = () => null;
const working = { pages: { Home: () => Promise.resolve({ default: Home }) } };

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

describe('loading a remote’s page', () => {
  it('loads the release in the registry', async () => {
    const { loadPage } = await loaderFor(release('1.0.0'));
    loadRemote.mockResolvedValue(working);
    await expect(loadPage('mf_story/Home')).resolves.toBe(Home);
    expect(entries().map((url) => url.pathname)).toEqual(['/remotes/mf-story/1.0.0/remoteEntry.js']);
  });

  it('loads the last good release when the current one fails', async () => {
    const { loadPage } = await loaderFor({ ...release('1.1.0'), lastGood: release('1.0.0') });
    loadRemote.mockRejectedValueOnce(new Error('broken')).mockResolvedValue(working);
    await expect(loadPage('mf_story/Home')).resolves.toBe(Home);
    expect(entries().map((url) => url.pathname.split('/')[3])).toEqual(['1.1.0', '1.0.0']);
  });

  it('loads the last good release when the current one requires a newer shell', async () => {
    const { loadPage } = await loaderFor({ ...release('2.0.0', '^9.0.0'), lastGood: release('1.0.0') });
    loadRemote.mockResolvedValue(working);
    await expect(loadPage('mf_story/Home')).resolves.toBe(Home);
    expect(entries().map((url) => url.pathname.split('/')[3])).toEqual(['1.0.0']);
  });

  it.each<[string, Partial<Release>, RegExp]>([
    ['an entry from another origin', { entry: 'https://elsewhere.example/entry.js' }, /is not in \/remotes/],
    ['an entry from an earlier release', { version: '1.0.1' }, /is not in \/remotes\/mf-story\/1.0.1/],
    ['no hashes', { files: {} }, /has no sha384/],
    ['a preload without a hash', { preload: ['/remotes/mf-story/1.0.0/chunk.js'] }, /chunk.js has no sha384/],
  ])('refuses a row with %s', async (_, changes, reason) => {
    const { loadPage } = await loaderFor({ ...release('1.0.0'), ...changes });
    await expect(loadPage('mf_story/Home')).rejects.toThrow(reason);
    expect(loadRemote).not.toHaveBeenCalled();
  });

  it('refuses a row that is not of the page’s import map', async () => {
    const { loadPage } = await loaderFor(release('1.0.0'), { '/assets/index.js': HASH });
    await expect(loadPage('mf_story/Home')).rejects.toThrow('is not in the page');
    expect(loadRemote).not.toHaveBeenCalled();
  });

  it('caches a failure until it is reset, then requests another URL', async () => {
    const { loadPage, forgetPage } = await loaderFor(release('1.0.0'));
    loadRemote.mockRejectedValueOnce(new Error('broken')).mockResolvedValue(working);
    await expect(loadPage('mf_story/Home')).rejects.toThrow('broken');
    await expect(loadPage('mf_story/Home')).rejects.toThrow('broken');
    expect(loadRemote).toHaveBeenCalledTimes(1);
    forgetPage('mf_story/Home');
    await expect(loadPage('mf_story/Home')).resolves.toBe(Home);
    expect(entries().map((url) => url.search)).toEqual(['', '?retry=1']);
  });

  it('rejects for a page that the remote does not expose', async () => {
    const { loadPage } = await loaderFor(release('1.0.0'));
    loadRemote.mockResolvedValue({ pages: {} });
    await expect(loadPage('mf_story/StoryDetail')).rejects.toThrow('has no page StoryDetail');
  });

  it('times out after five seconds', async () => {
    jest.useFakeTimers();
    const { loadPage } = await loaderFor(release('1.0.0'));
    loadRemote.mockReturnValue(new Promise(() => {}));
    const outcome = loadPage('mf_story/Home').catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(5_000);
    await expect(outcome).resolves.toContain('5000 ms');
    jest.useRealTimers();
  });
});
