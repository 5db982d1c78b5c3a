import { beforeEach, describe, expect, it, jest } from '@jest/globals';

const HASH = `sha384-${'A'.repeat(64)}`;
const release = (version: string, shell = '^1.0.0') => ({
  version,
  shell,
  entry: `/remotes/mf-story/${version}/remoteEntry.js`,
  files: { [`/remotes/mf-story/${version}/remoteEntry.js`]: HASH },
  css: [],
  preload: [],
});

const registerRemotes = jest.fn<(remotes: { entry: string }[]) => void>();
const loadRemote = jest.fn<() => Promise<unknown>>();
jest.mock('@module-federation/runtime', () => ({ registerRemotes, loadRemote }));

/** Inlines the registry into the page as the site does, and imports a new copy of the loader for each test. */
async function loaderFor(record: object) {
  jest.resetModules();
  document.body.innerHTML = '';
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'remotes-registry';
  script.textContent = JSON.stringify({ schema: 1, remotes: { mf_story: record } });
  document.body.append(script);
  return import('./load-remote');
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

  it('rejects an entry from another origin', async () => {
    const { loadPage } = await loaderFor({
      ...release('1.0.0'),
      entry: 'https://elsewhere.example/entry.js',
    });
    await expect(loadPage('mf_story/Home')).rejects.toThrow('may not come from');
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
