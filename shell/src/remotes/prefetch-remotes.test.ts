import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RemoteName } from '@storysprout/contracts/remote';

const FILES = [
  '/remotes/mf-profile/1/entry.js',
  '/remotes/mf-profile/1/chunk.js',
  '/remotes/mf-profile/1/a.css',
];
const record = { entry: FILES[0], preload: [FILES[1]], css: [{ href: FILES[2], integrity: '' }] };

const loadRemoteModule = jest.fn<(name: RemoteName) => Promise<void>>();
const isLoadAttempted = jest.fn<(name: RemoteName) => boolean>();
jest.mock('./load-remote', () => ({ loadRemoteModule, isLoadAttempted }));
jest.mock('./registry', () => ({ readRemoteRecord: () => Promise.resolve(record) }));
const fetchFile = jest.fn<(address: string) => Promise<Pick<Response, 'ok' | 'status' | 'arrayBuffer'>>>();
const arrives = { ok: true, status: 200, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) };

async function preload(name: RemoteName, at = '/') {
  window.history.replaceState(null, '', at);
  const { prefetchRemote } = await import('./prefetch-remotes');
  return prefetchRemote(name);
}

beforeEach(() => {
  jest.resetAllMocks();
  isLoadAttempted.mockReturnValue(false);
  loadRemoteModule.mockResolvedValue();
  fetchFile.mockResolvedValue(arrives);
  Object.assign(globalThis, { fetch: fetchFile });
});

describe('prefetching a remote', () => {
  it('fetches all files, then loads it', async () => {
    loadRemoteModule.mockImplementation(async () => expect(fetchFile).toHaveBeenCalledTimes(3));
    await preload('mf_profile');
    expect(fetchFile.mock.calls.map(([address]) => address)).toEqual(FILES);
    expect(loadRemoteModule).toHaveBeenCalledWith('mf_profile');
  });

  it('does not load it when a file fails, which would count as a failure of the remote', async () => {
    fetchFile.mockResolvedValueOnce(arrives).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(preload('mf_profile')).rejects.toThrow('Failed to fetch');
    fetchFile.mockResolvedValueOnce({ ...arrives, ok: false, status: 502 });
    await expect(preload('mf_profile')).rejects.toThrow('answered 502');
    expect(loadRemoteModule).not.toHaveBeenCalled();
  });

  it('only fetches it when its pages are in another document', async () => {
    await preload('mf_auth');
    await preload('mf_profile', '/login');
    expect(fetchFile).toHaveBeenCalledTimes(6);
    expect(loadRemoteModule).not.toHaveBeenCalled();
  });

  it('skips a remote whose loading was attempted: a retry is up to the user', async () => {
    isLoadAttempted.mockReturnValue(true);
    await preload('mf_profile');
    expect(fetchFile).not.toHaveBeenCalled();
    isLoadAttempted.mockReset().mockReturnValueOnce(false).mockReturnValue(true);
    await preload('mf_profile');
    expect(loadRemoteModule).not.toHaveBeenCalled();
  });
});
