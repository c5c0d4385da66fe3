import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a worker thread. From the bundle in `dist` its entry lies beside the caller's; from the TypeScript sources a few
 * lines load it through the loader that runs the sources.
 * @param folder address of the folder of the entry among the sources, ending with a slash
 */
export function startThread(name: string, folder: string | URL, options: WorkerOptions = {}): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, import.meta.url), options);
  // `resolve` answers the file for `require`; the one beside it is the module.
  const required = createRequire(import.meta.url).resolve('tsx/esm/api');
  const loader = pathToFileURL(required.replace(/\.cjs$/, '.mjs')).href;
  const entry = fileURLToPath(new URL(`${name}.ts`, folder));
  const code = `import(${JSON.stringify(loader)}).then(({ tsImport }) =>
    tsImport(${JSON.stringify(entry)}, ${JSON.stringify(import.meta.url)}))`;
  return new Worker(code, { ...options, eval: true, execArgv: [] });
}
