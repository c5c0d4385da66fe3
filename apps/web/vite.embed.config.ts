import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { sheets } from './vite.config.ts';

/** The player of embeds: one script and one sheet beside the files of the application, which it shares nothing with. */
export default defineConfig({
  plugins: [sheets, vanillaExtractPlugin()],
  build: {
    outDir: 'dist/client',
    // The application stands there already, with what is in `public`.
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/embed-manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    rolldownOptions: {
      input: { embed: 'src/embed/main.ts' },
      output: {
        entryFileNames: 'assets/embed-[hash].js',
        assetFileNames: ({ names }: { names: string[] }) =>
          names.every((name) => name.endsWith('.css'))
            ? 'assets/embed-[hash][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
