import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every page needs goes into few files: a hundred small ones are a tenth larger and take longer to ask for. */
const groups = [
  {
    // Changes with the versions of these packages only, so browsers keep it across deploys.
    name: 'vendor',
    test: /node_modules\/\.pnpm\/(react|react-dom|scheduler|@tanstack\+(react-|router-|query-|store|history)[^/]*|@trpc\+[^/]*)@/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'base',
    test: /packages\/(ui|api)\/src|lucide-react|vanilla-extract|react-aria|react-stately|apps\/web\/src\/(shell|lib|player)\//,
    minShareCount: 40,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Only pages are split off: skeletons must be there before what they stand for.
      codeSplittingOptions: { defaultBehavior: [['component']] },
      quoteStyle: 'single',
      semicolons: true,
    }),
    vanillaExtractPlugin(),
    react({ compiler: true }),
  ],
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  build: isSsrBuild
    ? { outDir: 'dist/server', sourcemap: true, target: 'node20', emptyOutDir: true }
    : {
        outDir: 'dist/client',
        manifest: true,
        sourcemap: 'hidden',
        emptyOutDir: true,
        assetsInlineLimit: 0,
        // The first with `light-dark()`: written out for older ones, it would no longer follow the theme.
        cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
        rolldownOptions: { input: 'src/entry-client.tsx', output: { codeSplitting: { groups } } },
      },
  // Workspace packages come as TypeScript sources, so the server build must bundle them.
  ssr: { noExternal: [/^@kantele\//] },
}));
