import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { chromiumPath } from '../chromium.mjs';

const bring = (path) => tsImport(`../../apps/web/e2e/${path}`, import.meta.url);
const { makeFixtures } = await bring('gapless/fixtures.ts');
const { cutAt, tailOf, wav } = await bring('gapless/signal.ts');
const { hole, secondHalf, takeJoin } = await bring('gapless/card.ts');
const { dist, isReady, startSite, until } = await bring('site.ts');
const { hasRecorder, startSoundServer } = await bring('browsers/sound-server.ts');
const { startChromium } = await bring('browsers/chromium.ts');
const { firefoxPath, startFirefox } = await bring('browsers/firefox.ts');
const { startWebkit, webkitPath } = await bring('browsers/webkit.ts');

/** Albums of one sound cut in two; `floor` is the fixture that tells what the codec itself does to the cut. */
const albums = [
  { name: 'FLAC', from: 'flac', ending: 'flac', rate: 44_100, floor: 'flac original_mp4' },
  { name: 'ALAC', ending: 'm4a', encoder: 'alac', rate: 44_100, floor: 'flac original_mp4' },
  { name: 'AAC', from: 'aac', ending: 'm4a', rate: 44_100, floor: 'aac original_mp4' },
  { name: 'MP3', from: 'mp3', ending: 'mp3', rate: 44_100, floor: 'mp3 original_mp4' },
  { name: 'Vorbis', from: 'vorbis', ending: 'ogg', rate: 44_100, floor: 'vorbis original_webm' },
  { name: 'Opus', from: 'opus', ending: 'opus', rate: 48_000, floor: 'opus original_mp4' },
];
/** The measurement is at fault when it does not hear that one sample is missing here. */
const control = { name: 'Control', ending: 'flac', encoder: 'flac', rate: 44_100, missing: 1 };
/** A folder that is called after a format alone names no album. */
const titleOf = ({ name }) => `A sound in ${name}`;
/** Samples that may be too many or missing, before and after the analysis. */
const goals = { before: 1, after: 0.1 };
/** What a join may be louder than the codec itself leaves it (dB); below −90 dBFS nothing is heard. */
const louder = 1;
const inaudible = -90;
const gates = ['Chromium', 'Firefox'];

const { PROVE_BROWSERS = 'Chromium,Firefox', PROVE_ALBUMS } = process.env;

/**
 * What the sound card gets at joins: the real site, real browsers, the monitor of a card that nobody hears. Before the
 * files are analysed and after. `PROVE_BROWSERS` (WebKit too) and `PROVE_ALBUMS` choose.
 */
export async function prove(check) {
  const browsers = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebkit };
  const chosen = PROVE_BROWSERS.split(',');
  requirePrograms(chosen);
  const dir = mkdtempSync(join(tmpdir(), 'kantele-prove-joins-'));
  const fixtures = await makeFixtures();
  const { floors } = JSON.parse(readFileSync(join(fixtures.folder, 'tracks.json'), 'utf8'));
  const rows = [];
  try {
    const music = join(dir, 'music');
    const wanted = [...albums.filter(({ name }) => PROVE_ALBUMS?.split(',').includes(name) ?? true), control];
    for (const album of wanted) writeAlbum(join(music, 'Joins', titleOf(album)), album, fixtures.folder);
    for (const state of ['before', 'after']) {
      await onSite(dir, state, music, async (url) => {
        for (const rate of [44_100, 48_000]) {
          const here = wanted.filter((album) => album.rate === rate);
          for (const browser of here.length > 0 ? chosen : [])
            await withBrowser(browsers[browser], rate, async (page, card) => {
              for (const album of here) {
                // Nobody can play it until it is made into FLAC, which the analysis does.
                if (state === 'before' && album.name === 'ALAC') continue;
                const take = await takeJoin(page, card, { url, name: titleOf(album), rate });
                const floor = floors[album.floor]?.click;
                rows.push({ browser, album: album.name, state, ...take, floor });
                if (gates.includes(browser)) judge(check, { browser, album, state, take, floor });
              }
            });
        }
      });
    }
  } finally {
    printTable(rows);
    fixtures.remove();
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  }
}

function judge(check, { browser, album, state, take, floor }) {
  const name = `${browser}, ${album.name} as ${take.kind}, ${state} analysis`;
  const figure = `${take.gap.toFixed(3)} samples, ${take.takes} takes`;
  check(`${name}: the recording is sound`, take.disturbed === 0 && take.volume === 1, figure);
  if (album.missing) {
    check(`${name}: a missing sample is heard`, Math.abs(take.gap + album.missing) <= goals.after, figure);
    return;
  }
  check(`${name}: at most ${goals[state]} samples`, Math.abs(take.gap) <= goals[state], figure);
  check(`${name}: no hole`, take.silence <= hole, `${take.silence.toFixed(1)} ms of silence`);
  const limit = Math.max(floor + louder, inaudible);
  check(
    `${name}: no louder than the codec`,
    take.atJoin <= limit,
    `${take.atJoin.toFixed(1)} dBFS, codec ${floor.toFixed(1)} dBFS`,
  );
}

/** A table as docs/player.md has it. */
function printTable(rows) {
  console.log(
    '\n| Browser | File | Played as | Analysed | Gap | At the join | Codec itself | Within a track |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  const db = (value) => value?.toFixed(1).replace('-', '−') ?? '–';
  for (const row of rows) {
    const { browser, album, kind, state, gap, atJoin, within, floor } = row;
    const what = `${browser} | ${album} | \`${kind}\` | ${state === 'after' ? 'yes' : 'no'}`;
    const samples = gap.toFixed(3).replace('-', '−');
    console.log(`| ${what} | ${samples} | ${db(atJoin)} | ${db(floor)} | ${db(within)} |`);
  }
  console.log('');
}

/** Two files that are one sound cut in two, as people have them: those of the tests, or encoded now. */
function writeAlbum(folder, { from, ending, encoder, rate, missing = 0 }, fixtures) {
  mkdirSync(folder, { recursive: true });
  const halves = [
    ['a', '01 - First half', 0, cutAt[rate]],
    ['b', `02 - ${secondHalf}`, cutAt[rate] + missing, cutAt[rate] + tailOf(rate)],
  ];
  for (const [half, title, start, end] of halves) {
    const file = join(folder, `${title}.${ending}`);
    if (from) {
      copyFileSync(join(fixtures, `${from}-${half}.${ending}`), file);
      continue;
    }
    const plain = join(fixtures, 'plain.wav');
    writeFileSync(plain, wav(rate, start, end));
    execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-y', '-i', plain, '-c:a', encoder, file]);
  }
}

/** The site on its data folder, with the music imported; before the analysis nothing works in the background. */
async function onSite(dir, state, music, work) {
  const site = await startSite(dir, { WORKER: state === 'before' ? 'false' : 'true' });
  try {
    await until(() => isReady(site.url));
    if (state === 'before') {
      const args = [join(dist, 'import-folder.js'), music];
      execFileSync(process.execPath, args, { env: site.env, stdio: 'ignore' });
    }
    const states = async () => {
      const response = await fetch(`${site.url}/api/v1/tracks?per_page=100`);
      const { pagination } = await response.json();
      return pagination.data.map(({ status }) => status);
    };
    const isAnalysed = (status) => status === 'ready';
    if (state === 'before' && (await states()).some(isAnalysed)) throw new Error('Something was analysed.');
    if (state === 'after')
      await until(async () => {
        const all = await states();
        return all.length > 0 && all.every(isAnalysed);
      });
    await work(site.url);
  } finally {
    await site.stop();
  }
}

/** A card of the music's own rate, so that nothing is resampled, and a browser that plays to it. */
async function withBrowser(start, rate, work) {
  const card = await startSoundServer(rate);
  try {
    const page = await start(card);
    try {
      await work(page, card);
    } finally {
      await page.close();
    }
  } finally {
    await card.stop();
  }
}

function requirePrograms(chosen) {
  const missing = [
    ...(spawnSync('ffmpeg', ['-version']).status === 0 ? [] : ['ffmpeg']),
    ...(hasRecorder() ? [] : ['pulseaudio', 'pulseaudio-utils']),
    ...(!chosen.includes('Chromium') || chromiumPath() ? [] : ['chromium']),
    ...(!chosen.includes('Firefox') || !hasRecorder() || firefoxPath() ? [] : ['firefox-esr']),
    ...(!chosen.includes('WebKit') || !hasRecorder() || webkitPath() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (missing.length > 0) throw new Error(`This proof needs ${missing.join(', ')} (Debian's names).`);
}
