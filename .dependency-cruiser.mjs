/**
 * What may import what (docs/architecture). Circles count type-only imports too: two files that need each other's types
 * are one idea in two files.
 */
const layers = ['lib', 'app', 'catalogue', 'player', 'player-ui', 'features', 'layout', 'routes'];
const web = (names) => `^apps/web/src/(${names.join('|')})/`;
const tests = '\\.(test|testing)\\.tsx?$|/testing(-browser)?\\.ts$|/testing/';

export default {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...layers.slice(0, -1).map((layer, at) => ({
      name: `web-layers-${layer}`,
      comment: `In apps/web imports point one way: ${layers.join(' <- ')}.`,
      severity: 'error',
      from: { path: web([layer]), pathNot: tests },
      to: { path: web(layers.slice(at + 1)) },
    })),
    {
      name: 'core-imports-no-domain',
      severity: 'error',
      from: { path: '^packages/api/src/core/', pathNot: tests },
      to: { path: '^packages/api/src/(?!core/)' },
    },
    {
      name: 'a-table-has-one-owner',
      comment: 'The queries of a domain are its own; other domains call its operations or use its fragments.',
      severity: 'error',
      from: { path: '^packages/api/src/([^/]+)/', pathNot: tests },
      to: { path: '^packages/api/src/[^/]+/[a-z-]*queries\\.ts$', pathNot: '^packages/api/src/$1/' },
    },
    {
      name: 'db-stands-alone',
      severity: 'error',
      from: { path: '^packages/db/src' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/db/' },
    },
    {
      name: 'ui-stands-alone',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/ui/' },
    },
    {
      name: 'api-uses-db',
      severity: 'error',
      from: { path: '^packages/api/src' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(api|db)/' },
    },
    {
      name: 'web-uses-ui-and-contracts',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: {
        path: '^(packages|apps)/',
        pathNot:
          '^apps/web/|^packages/ui/|^packages/api/src/([^/]+/contract|core/translate|router)\\.ts$',
      },
    },
    {
      name: 'web-uses-router-types-only',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: { path: '^packages/api/src/router\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sdk-uses-types-only',
      severity: 'error',
      from: { path: '^packages/sdk/src' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/sdk/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'packages-import-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'server-imports-no-screens',
      severity: 'error',
      from: { path: '^apps/server/src' },
      to: { path: '^(apps/web|packages/sdk)/|^packages/ui/src/(?!theme/)' },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.gen\\.ts$|/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
