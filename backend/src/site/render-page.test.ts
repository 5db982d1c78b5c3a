import { describe, expect, it } from '@jest/globals';
import type { Registry, RemoteRelease } from '@storysprout/contracts/registry';
import { createHash } from 'node:crypto';
import { remoteForPath } from './remote-for-path.js';
import type { BuiltShell } from './built-shell.js';
import type { AllowedSources } from './page-policy.js';
import { HEAD_MARK, renderPage } from './render-page.js';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const release = (version: string, letter: string): RemoteRelease => ({
  version,
  shell: '^1.0.0',
  entry: `/remotes/mf-story/${version}/entry.js`,
  files: {
    [`/remotes/mf-story/${version}/entry.js`]: hash(letter),
    [`/remotes/mf-story/${version}/chunk.js`]: hash(letter.toLowerCase()),
  },
  css: [{ href: `/remotes/mf-story/${version}/style.css`, integrity: hash('C') }],
  preload: [`/remotes/mf-story/${version}/chunk.js`],
});
const registry: Registry = {
  schema: 1,
  remotes: { mf_story: { ...release('2.0.0', 'A'), lastGood: release('1.0.0', 'B') } },
};
const shell: BuiltShell = {
  template: `<html><head>${HEAD_MARK}</head></html>`,
  files: { '/assets/index-1.js': hash('S') },
  routes: [],
};
const importMapOf = (html: string) => /<script type="importmap">(.*?)<\/script>/.exec(html)![1]!;

describe('the served page', () => {
  it('may connect to its own origin and the configured services only', () => {
    const policy = (allowedSources?: AllowedSources) =>
      /connect-src [^;]*/.exec(
        renderPage(shell, registry, undefined, 'any', allowedSources).contentSecurityPolicy,
      )?.[0];
    expect(policy()).toBe("connect-src 'self'");
    expect(policy({ connectTo: ['https://ip.example.org'] })).toBe(
      "connect-src 'self' https://ip.example.org",
    );
  });

  it('lists the integrity of every file of the shell and of the current and the last good release', () => {
    const { html } = renderPage(shell, registry, undefined);
    const { integrity } = JSON.parse(importMapOf(html)) as { integrity: Record<string, string> };
    expect(integrity).toMatchObject({
      '/remotes/mf-story/2.0.0/entry.js': hash('A'),
      '/remotes/mf-story/2.0.0/chunk.js': hash('a'),
      '/remotes/mf-story/1.0.0/entry.js': hash('B'),
      '/remotes/mf-story/1.0.0/style.css': hash('C'),
      '/assets/index-1.js': hash('S'),
    });
  });

  it('lists the integrity of an entry’s retry addresses', () => {
    const { html } = renderPage(shell, registry, undefined);
    const { integrity } = JSON.parse(importMapOf(html)) as { integrity: Record<string, string> };
    expect(integrity['/remotes/mf-story/2.0.0/entry.js?retry=1']).toBe(hash('A'));
    expect(integrity['/remotes/mf-story/2.0.0/entry.js?retry=2']).toBe(hash('A'));
  });

  it('allows the import map by its hash and no other inline script', () => {
    const { html, contentSecurityPolicy } = renderPage(shell, registry, undefined);
    const digest = createHash('sha256').update(importMapOf(html)).digest('base64');
    expect(contentSecurityPolicy).toContain(`script-src 'self' 'sha256-${digest}';`);
    expect(contentSecurityPolicy).not.toContain('unsafe');
  });

  it('preloads the route’s remote, and only that', () => {
    expect(renderPage(shell, registry, 'mf_story').html).toContain(
      '<link rel="modulepreload" crossorigin href="/remotes/mf-story/2.0.0/chunk.js"',
    );
    expect(renderPage(shell, registry, undefined).html).not.toContain('modulepreload');
  });

  it('cannot be broken out of by values of the registry', () => {
    const hostile: Registry = {
      schema: 1,
      remotes: { mf_story: { ...release('1.0.0', 'A'), version: '</script><script>alert(1)</script>' } },
    };
    expect(renderPage(shell, hostile, undefined).html).not.toContain('<script>alert');
  });
});

describe('the first remote of a path', () => {
  const routes = [
    { path: '/', remote: 'mf_story' },
    { path: '/story/:id', remote: 'mf_story' },
    { path: '/profile/recent', remote: 'mf_profile' },
  ];
  it.each([
    ['/', 'mf_story'],
    ['/story/42', 'mf_story'],
    ['/profile/recent', 'mf_profile'],
    ['/profile', undefined],
    ['/story/42/more', undefined],
  ])('at %s is %s', (path, remote) => {
    expect(remoteForPath(routes, path)).toBe(remote);
  });
});
