import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { type FixtureTrack, serveFixtures } from './server.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../../..', import.meta.url));

export interface Fixtures {
  tracks: FixtureTrack[];
  /** Pairs of tracks that are one sound cut in two, by name, and what the codec itself does to the cut, in dBFS. */
  floors: Record<string, { pair: [number, number]; rate: 44_100 | 48_000; click: number }>;
}

/** Makes the files in a folder of their own; how to remove it again. */
export async function makeFixtures(): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'kantele-joins-'));
  mkdirSync(join(folder, 'tmp'));
  const made = ['--import', 'tsx', join(here, 'make-fixtures.mjs'), folder];
  await promisify(execFile)(process.execPath, made, { cwd: root });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Serves the page with the engine, and the files: those of the whole run, or ones made now. */
export async function startFixtures(): Promise<{ fixtures: Fixtures; url: string; close(): void }> {
  const known = process.env.E2E_JOINS;
  const { folder, remove } = known ? { folder: known, remove: () => {} } : await makeFixtures();
  const fixtures = JSON.parse(readFileSync(join(folder, 'tracks.json'), 'utf8')) as Fixtures;
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, rolldownOptions: { input: join(here, 'page.ts') } },
  });
  const [output] = [bundle].flat();
  if (!output || !('output' in output)) throw new Error('The page was not built.');
  const { url, close } = await serveFixtures(fixtures.tracks, output.output[0].code);
  return {
    fixtures,
    url,
    close() {
      close();
      remove();
    },
  };
}
