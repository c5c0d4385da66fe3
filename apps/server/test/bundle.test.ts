import { fileURLToPath } from 'node:url';
import { type OutputChunk, type RolldownOptions, rolldown } from 'rolldown';
import { loadConfig } from 'rolldown/config';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));

it('a program loads the composer of the demo catalogue only when it asks for it', async () => {
  const config = (await loadConfig(`${folder}rolldown.config.mjs`)) as RolldownOptions;
  const bundle = await rolldown({ ...config, cwd: folder, logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const chunks = output.filter((part): part is OutputChunk => part.type === 'chunk');
  /** Sources a chunk and everything it imports statically consist of. */
  const loadedWith = (entry: string): string[] => {
    const seen = new Set<string>();
    const visit = (file: string): string[] => {
      const chunk = chunks.find(({ fileName }) => fileName === file);
      if (!chunk || seen.has(file)) return [];
      seen.add(file);
      return [...chunk.moduleIds, ...chunk.imports.flatMap(visit)];
    };
    return visit(`${entry}.js`);
  };
  const composer = (entry: string) => loadedWith(entry).filter((id) => id.includes('/packages/demo-music/'));
  expect(composer('render-worker').length).toBeGreaterThan(30);
  expect(loadedWith('main').length).toBeGreaterThan(100);
  expect(composer('main')).toEqual([]);
  expect(composer('import-folder')).toEqual([]);
  const onDemand = chunks.find(({ fileName }) => fileName === 'main.js')?.dynamicImports ?? [];
  expect(onDemand.some((file) => file.startsWith('seed-demo'))).toBe(true);
});
