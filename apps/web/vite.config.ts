import { fileURLToPath } from 'node:url';
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkOf } from './chunks.ts';

const preloadFile = fileURLToPath(new URL('./src/app/preload.ts', import.meta.url));

/** What every page needs goes into few files: a hundred small ones are a tenth larger and take longer to ask for. */
const groups = [
  {
    // Changes with the versions of these packages only, so browsers keep it across deploys.
    name: 'vendor',
    test: /^\0rolldown\/runtime|node_modules\/\.pnpm\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\+[^/]*)@/,
    tags: ['$initial' as const],
    includeDependenciesRecursively: false,
  },
  { name: 'base', tags: ['$initial' as const], includeDependenciesRecursively: false },
  { name: chunkOf, includeDependenciesRecursively: false },
];

/** The entry names all other files, on every page: by seven characters of their hash, the fewest the bundler takes, that is 2 kB less. */
const fileNames = {
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: ({ names }: { names: string[] }) =>
    names.every((name) => name.endsWith('.css'))
      ? 'assets/[hash:7][extname]'
      : 'assets/[name]-[hash][extname]',
};

/**
 * Where the compiler pays: lists, the player and forms render often and partly. Elsewhere its code is a third of the
 * file, and a page is rendered once.
 */
const compiled = [
  '/features/tracks/TrackTable',
  '/features/tracks/list/',
  '/catalogue/lists/',
  '/catalogue/drag/',
  '/catalogue/menus/',
  '/features/menus/',
  '/features/admin/',
  '/features/account/',
  '/layout/admin/',
  '/player-ui/bar/Seek',
  '/player-ui/bar/Times',
  '/player-ui/lyrics/',
  '/player-ui/queue/',
];

/** What the bundler puts around every `import()`, in its own words `__vitePreload(load, files)`. */
const preloadHelper = {
  name: 'kantele:preload',
  enforce: 'pre' as const,
  apply: 'build' as const,
  load: (id: string) =>
    id === '\0vite/preload-helper.js'
      ? `export { preload as __vitePreload } from ${JSON.stringify(preloadFile)};`
      : null,
};

/** Files beside each other: a sheet finds its fonts below whatever path the site is served. */
export const sheets = {
  name: 'kantele:sheets',
  apply: 'build' as const,
  enforce: 'post' as const,
  generateBundle(_options: unknown, bundle: Record<string, { type: string; source?: unknown }>) {
    for (const [name, file] of Object.entries(bundle))
      if (name.endsWith('.css') && typeof file.source === 'string')
        file.source = file.source.replaceAll('url(/assets/', 'url(');
  },
};

const iconFile = fileURLToPath(new URL('../../packages/ui/src/icon/create-icon.ts', import.meta.url));

/**
 * Icons of lucide-react are made by our own function, which does so once and numbers their shapes: the keys they bring
 * are a fifth of what they weigh.
 */
const icons = {
  name: 'kantele:icons',
  enforce: 'pre' as const,
  resolveId: (source: string, importer?: string) =>
    source === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/') ? iconFile : null,
  transform: (code: string, id: string) =>
    id.includes('/lucide-react/dist/esm/icons/')
      ? { code: code.replace(/,\s*key: "[^"]*"/g, '').replace('__iconData.node;', ''), map: null }
      : null,
};

/** Recipes spread plain objects: what their package brings along for browsers without `Object.assign` stays out. */
const recipes = {
  name: 'kantele:recipes',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('vanilla-extract-recipes-createRuntimeFn')
      ? { code: code.replace(/(?<!function )_objectSpread2\(/g, 'Object.assign('), map: null }
      : null,
};

/**
 * React Aria asks, as soon as it is loaded, whether the browser knows its own language: that loads the data of all
 * languages, 20 ms on a desktop. Whether the tag is well formed, which is what can fail, is answered without them.
 */
const locale = {
  name: 'kantele:locale',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /react-aria\/.*\/useDefaultLocale\.m?js$/.test(id)
      ? {
          code: code.replace(
            /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*(\w+)\s*\]\)/,
            'new Intl.Locale($1)',
          ),
          map: null,
        }
      : null,
};

/** Loading them does nothing, though they do not say so: of their dozens of ways to connect we use one. */
const quietPackages = [{ test: /node_modules\/\.pnpm\/@trpc\+/, sideEffects: false }];

/** Parts of the route tree that browsers begin with; `src/route-trees.ts` says when. */
const partialTrees = Object.entries({
  visitors: '^(admin|backstage)',
  music: '^(admin|backstage|_checkout|_auth|_player\\.(_account|_open|library))',
  entrance: '^(admin|backstage|_checkout|_player)',
  landing: '^(admin|backstage|_checkout|_player|_auth)',
}).map(([name, without]) =>
  tanstackRouterGenerator({
    generatedRouteTree: `./src/routeTree.${name}.gen.js`,
    routeFileIgnorePattern: without,
    disableTypes: true,
    quoteStyle: 'single',
    semicolons: true,
  }),
);

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Pages are split off with what loads their data: skeletons must be there before what they stand for.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
      quoteStyle: 'single',
      semicolons: true,
    }),
    ...partialTrees,
    preloadHelper,
    sheets,
    icons,
    recipes,
    locale,
    vanillaExtractPlugin(),
    react({ compiler: { sources: compiled } }),
  ],
  // React has it itself.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  build: isSsrBuild
    ? { outDir: 'dist/server', sourcemap: true, target: 'node20', emptyOutDir: true }
    : {
        outDir: 'dist/client',
        manifest: true,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        // A part that is one file is fetched like the others before it is run.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files) => [...new Set([file, ...files])],
        },
        // The first with `light-dark()`: written out for older ones, it would no longer follow the theme.
        cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          treeshake: { moduleSideEffects: quietPackages },
          output: { codeSplitting: { groups }, ...fileNames },
        },
      },
  // Workspace packages come as TypeScript sources, so the server build must bundle them.
  ssr: { noExternal: [/^@kantele\//, 'lucide-react'] },
}));
