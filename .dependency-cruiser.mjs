/**
 * What may import what (CONTRIBUTING.md, docs/web.md). Circles count type-only imports too: two files that need each other's types
 * are one idea in two files.
 */
const layers = ['lib', 'app', 'catalogue', 'player', 'player-ui', 'features', 'layout', 'routes'];
const web = (names) => `^apps/web/src/(${names.join('|')})/`;
/** In packages/api each area imports itself and those before it. */
const areas = [
  'core',
  'platform',
  'identity',
  'catalogue',
  'listening',
  'contributors',
  'site',
  'money',
  'insight',
];
export const tests = '\\.(test|testing)\\.tsx?$|/testing[\\w-]*\\.ts$|/testing/';

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
      name: 'web-entries-are-the-top',
      comment: 'The router and the two entries put the layers together; nothing is built on them.',
      severity: 'error',
      from: { path: web(layers), pathNot: tests },
      to: { path: '^apps/web/src/[^/]+\\.tsx?$' },
    },
    ...areas.map((area, at) => ({
      name: `api-areas-${area}`,
      comment: `In packages/api imports point one way: ${areas.join(' <- ')} <- lists of all domains.`,
      severity: 'error',
      from: { path: `^packages/api/src/${area}/`, pathNot: tests },
      to: { path: `^packages/api/src/(?!(${areas.slice(0, at + 1).join('|')})/)` },
    })),
    {
      name: 'a-table-has-one-owner',
      comment: 'The queries of a domain are its own; other domains call its operations or use its fragments.',
      severity: 'error',
      from: { path: '^packages/api/src/[^/]+/([^/]+)/', pathNot: tests },
      to: {
        path: '^packages/api/src/.*queries\\.ts$',
        pathNot: '^packages/api/src/[^/]+/$1/',
      },
    },
    {
      name: 'db-stands-alone',
      severity: 'error',
      from: { path: '^packages/db/src' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/db/' },
    },
    {
      name: 'theme-stands-alone',
      severity: 'error',
      from: { path: '^packages/theme/src' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/theme/' },
    },
    {
      name: 'ui-uses-theme',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(ui|theme)/' },
    },
    {
      name: 'api-uses-db-and-theme',
      severity: 'error',
      from: { path: '^packages/api/src' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(stripe-double|api|db|theme)/' },
    },
    {
      name: 'web-uses-ui-and-contracts',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: {
        path: '^(packages|apps)/',
        pathNot:
          '^apps/web/|^packages/(ui|theme)/|^packages/api/src/(core/contract|[^/]+/[^/]+/contract|core/translate|core/text/(site-address|embed-code|slug|tag-text|decode-text)|catalogue/lyrics/lrc|platform/site-state/(groups|cards|seo-pages|ads/slots|menus/(menus|menu-icons\\.gen))|money/billing/(words|cycles|plans/currencies)|site/appearance/site-paths|contributors/uploads/(limits|policy)|listening/playlists/(smart/rule-fields|file-formats)|listening/transfers/library-file|platform/files/file-types|catalogue/imports/folders/album-folder|router)\\.ts$',
      },
    },
    {
      name: 'web-uses-types-of-router-and-contracts-only',
      comment: 'Contracts bring zod: 25 kB, which try `eval` and break the policy of the page.',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: {
        path: '^packages/api/src/(router|core/contract|[^/]+/[^/]+/contract)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sdk-stands-alone',
      comment:
        'Types of the server would not be there where the package is installed: generate.mjs writes them down.',
      severity: 'error',
      from: { path: '^packages/sdk/src' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/sdk/' },
    },
    {
      name: 'stripe-double-stands-alone',
      severity: 'error',
      from: { path: '^packages/stripe-double/src' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/stripe-double/' },
    },
    {
      name: 'only-demo-billing-uses-the-stripe-double',
      comment: 'A site that takes real payments never loads the stand-in.',
      severity: 'error',
      from: {
        pathNot:
          '^packages/stripe-double/|^apps/server/src/demo-billing\\.ts$|/testing\\.ts$|/testing-[a-z]+\\.ts$|\\.test\\.ts$',
      },
      to: { path: '^packages/stripe-double/' },
    },
    {
      name: 'demo-music-stands-alone',
      severity: 'error',
      from: { path: '^packages/demo-music/src' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/demo-music/' },
    },
    {
      name: 'only-the-seed-uses-demo-music',
      comment: 'A site that does not seed never loads the composer.',
      severity: 'error',
      from: { pathNot: '^packages/demo-music/|^apps/server/src/seed/' },
      to: { path: '^packages/demo-music/' },
    },
    {
      name: 'the-seed-is-loaded-when-needed',
      comment: 'keep-seeding loads the rest of the seed, and the composer with it, by dynamic import.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/seed/(?!keep-seeding)' },
      to: {
        path: '^apps/server/src/seed/(?!keep-seeding)',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
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
      to: { path: '^(apps/web|packages/(sdk|ui))/' },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.gen\\.(ts|js)$|/dist/' },
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
