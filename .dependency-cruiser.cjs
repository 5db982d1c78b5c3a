const { readdirSync } = require('node:fs');

/** The import rules of docs/architecture.md, checked by `npm test`. */
const TESTS = '\\.test\\.tsx?$|/testing/|jest\\.config|vite\\.config|packages/tooling/|standalone';
const remotes = readdirSync(__dirname).filter((name) => name.startsWith('mf-'));

/** Inside one package only what its rule names. `allowed` are paths or module names as regular expressions. */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: TESTS },
  to: { pathNot: [from, ...allowed] },
});
const npm = (...names) => names.flatMap((name) => [`node_modules/${name}/`, `node_modules/@types/${name}/`]);

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'Also catches deep imports past a package’s exports.',
      from: {},
      to: { couldNotResolve: true },
    },
    only(
      'contracts-is-a-seam',
      '^packages/contracts/src',
      npm('zod', 'react'),
      'contracts imports zod and, under shell/, react',
    ),
    {
      name: 'contracts-react-only-in-shell',
      severity: 'error',
      from: {
        path: '^packages/contracts/src',
        pathNot: `^packages/contracts/src/(shell/|remote\\.ts)|${TESTS}`,
      },
      to: { path: npm('react') },
    },
    {
      name: 'remote-kit-is-a-kit',
      severity: 'error',
      comment: 'remote-kit imports contracts, shared-ui and public packages; never an app',
      from: { path: '^packages/remote-kit/src', pathNot: TESTS },
      to: { path: '^(shell|mf-[a-z]+|backend|e2e)/|^packages/(?!contracts/|remote-kit/)' },
    },
    {
      name: 'shared-ui-is-props-only',
      severity: 'error',
      comment: 'shared-ui imports no app, no axios, no router, no query library',
      from: { path: '^shared-ui/src' },
      to: {
        path: [
          '^(shell|mf-[a-z]+|backend|e2e)/|^packages/',
          ...npm('axios', 'react-router', 'react-router-dom', '@tanstack', 'zustand'),
        ],
      },
    },
    ...remotes.map((remote) => ({
      name: `${remote}-stands-alone`,
      severity: 'error',
      comment:
        'A remote imports contracts, remote-kit, shared-ui and public packages; never another remote, the shell or the backend',
      from: { path: `^${remote}/` },
      to: { path: '^(shell|mf-[a-z]+|backend|e2e)/', pathNot: `^${remote}/` },
    })),
    {
      name: 'remotes-ask-the-shell',
      severity: 'error',
      comment:
        'Session and requests reach a remote through useShell() only. Its own stores use zustand/vanilla',
      from: { path: '^(mf-[a-z]+|packages/remote-kit)/src', pathNot: TESTS },
      to: { path: npm('axios', 'zustand'), pathNot: 'node_modules/zustand/(esm/)?vanilla\\.' },
    },
    {
      name: 'shell-knows-no-remote',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mf-[a-z]+|backend|e2e)/' },
    },
    {
      name: 'backend-is-not-a-browser',
      severity: 'error',
      from: { path: '^backend/' },
      to: {
        path: '^(shell|mf-[a-z]+|e2e|packages/remote-kit|shared-ui/(?!src/covers))/',
        pathNot: '^e2e/stand-ins/',
      },
    },
    {
      name: 'testing-only-in-tests',
      severity: 'error',
      from: { pathNot: `^packages/testing/|${TESTS}` },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'stand-ins-only-in-tests',
      severity: 'error',
      from: { path: '^backend/', pathNot: TESTS },
      to: { path: '^e2e/' },
    },
    {
      name: 'no-zod-in-the-browser',
      severity: 'error',
      comment: 'Types only: zod would double a remote',
      from: { path: '^(shell|mf-[a-z]+|packages/remote-kit)/src', pathNot: TESTS },
      to: {
        path: '^packages/contracts/src/(api/|registry)',
        pathNot: '^packages/contracts/src/api/error',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'typeorm-in-its-place',
      severity: 'error',
      comment: 'typeorm only in repositories, entities, modules and database/',
      from: {
        path: '^backend/src',
        pathNot: `\\.(repository|entity|module)\\.ts$|^backend/src/database/|${TESTS}`,
      },
      to: { path: npm('typeorm', '@nestjs/typeorm') },
    },
    {
      name: 'openai-in-its-place',
      severity: 'error',
      comment: 'openai only in writers/openai and narration/providers',
      from: {
        path: '^backend/src',
        pathNot: `^backend/src/(generation/writers/openai|narration/providers)/|${TESTS}`,
      },
      to: { path: npm('openai') },
    },
    {
      name: 'controller-then-service',
      severity: 'error',
      comment: 'controller → service → repository → entity',
      from: { path: '^backend/src/.*\\.controller\\.ts$' },
      to: { path: '\\.(repository|entity)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'module-through-its-service',
      severity: 'error',
      comment:
        'A backend module uses another one through its services, never its repositories or controllers',
      from: { path: '^backend/src/([^/]+)', pathNot: TESTS },
      to: {
        path: '^backend/src/.*\\.(repository|controller)\\.ts$',
        pathNot: '^backend/src/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'entities-only-for-foreign-keys',
      severity: 'error',
      comment: 'Only an entity (its foreign keys) and schema.ts import the entities of another module',
      from: { path: '^backend/src/([^/]+)', pathNot: `\\.entity\\.ts$|^backend/src/schema\\.ts$|${TESTS}` },
      to: {
        path: '^backend/src/.*\\.entity\\.ts$',
        pathNot: '^backend/src/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'pages-on-top',
      severity: 'error',
      comment: 'pages → components → api: only remote.tsx imports the pages of its remote',
      from: { path: '^(mf-[a-z]+)/src/', pathNot: `^mf-[a-z]+/src/(pages/|remote\\.tsx$)|${TESTS}` },
      to: { path: '^$1/src/pages/' },
    },
    {
      name: 'api-at-the-bottom',
      severity: 'error',
      comment: 'pages → components → api: an api file imports no page and no component',
      from: { path: '^(mf-[a-z]+)/src/api/', pathNot: TESTS },
      to: { path: '^$1/src/((pages|components)/|.*\\.tsx$)' },
    },
    {
      name: 'not-to-tests',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: '\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|catalogue)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
