import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium as launchOptions } from '../../scripts/chromium.mjs';
import { dist, root, sleep, tempFolder } from './processes.mjs';
import { startSite } from './site.mjs';
import { startSlowProxy } from './slow-proxy.mjs';

const requireWeb = createRequire(join(root, 'apps/web/package.json'));
const album = 'Bench Sessions';
/** Two minutes each: more than is kept in the buffer. */
const tracks = 12;
const seconds = 120;
/** Milliseconds every answer takes longer. */
export const latencyMs = 40;

/** Our site with one album of real sound, behind the slow proxy, with a browser that runs beside them. */
export async function openSoundSite() {
  const site = await startSite(4187, { env: { WORKER: 'true' } });
  const music = tempFolder('album');
  writeAlbum(join(music, 'Bench Band', album));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: site.dataDir,
    DATABASE_URL: site.databaseUrl,
  };
  execFileSync(process.execPath, [join(dist, 'import-folder.js'), music], { env, stdio: 'ignore' });
  const ids = await prepared(site.url);
  const proxy = await startSlowProxy(site.url, latencyMs, {
    '/bench-plain': '<!doctype html><title>Plain</title><button>Play</button>',
    '/bench-engine':
      '<!doctype html><title>Engine</title><body><script type="module" src="/bench-engine.js"></script>',
    '/bench-engine.js': await enginePage(),
  });
  const { chromium } = requireWeb('@playwright/test');
  const browser = await chromium.launch(launchOptions());
  const albums = await (await fetch(`${site.url}/api/v1/albums`)).json();
  const { id, slug } = albums.pagination.data.find(({ name }) => name === album);
  return {
    ids,
    browser,
    url: proxy.url,
    report: proxy.report,
    albumUrl: `${proxy.url}/album/${id}/${slug}`,
    album,
    async close() {
      await browser.close();
      proxy.close();
      await site.stop();
    },
  };
}

/** Chords over noise: an encoder finds work, and every track is another one. */
function writeAlbum(folder) {
  mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= tracks; number += 1) {
    const tone = `0.2*sin(2*PI*${180 + 23 * number}*t)`;
    const sound = `aevalsrc=${tone}:d=${seconds}:s=44100[a];anoisesrc=d=${seconds}:c=pink:r=44100:a=0.2:seed=${number}[b]`;
    const tags = { TITLE: `Take ${number}`, ARTIST: 'Bench Band', ALBUM: album, TRACKNUMBER: number };
    const metadata = Object.entries(tags).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]);
    const mix = `${sound};[a][b]amix=inputs=2,aformat=channel_layouts=stereo`;
    const file = join(folder, `${String(number).padStart(2, '0')} Take ${number}.flac`);
    execFileSync('ffmpeg', ['-v', 'error', '-filter_complex', mix, ...metadata, '-sample_fmt', 's16', file]);
  }
}

/** Ids in running order, once all of it can be streamed. */
async function prepared(url) {
  for (;;) {
    const { pagination } = await (await fetch(`${url}/api/v1/tracks?per_page=100`)).json();
    const { data } = pagination;
    if (data.length === tracks && data.every(({ status }) => status === 'ready')) {
      return data.toSorted((a, b) => a.number - b.number).map(({ id }) => id);
    }
    await sleep(500);
  }
}

/** The engine alone, as a script that leaves `createEngine` on the window. */
async function enginePage() {
  const { build } = await import(pathToFileURL(requireWeb.resolve('vite')).href);
  const output = await build({
    root: join(root, 'apps/web'),
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: join(root, 'bench/lib/engine-page.mjs') } },
  });
  return [output].flat()[0].output[0].code;
}
