import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import { expectedLevel, measureJoin } from './gapless/analysis.ts';
import type { Recording } from './gapless/page.ts';
import { type FixtureTrack, serveFixtures } from './gapless/server.ts';
import { cutAt } from './gapless/signal.ts';

const here = fileURLToPath(new URL('gapless', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

interface Fixtures {
  tracks: FixtureTrack[];
  floors: Record<string, { pair: [number, number]; rate: 44_100 | 48_000; click: number }>;
}

/** Codecs and forms in which Chromium takes them: not MP3 in MP4. */
const chromiumPlays = [
  'flac original_mp4',
  'aac original_mp4',
  'mp3 original_mpeg',
  'vorbis original_webm',
  'opus original_mp4',
  'opus original_webm',
  'flac',
  'aac_256',
];

/** dBFS; browsers round 16 bits to floats each in their way, 3 dB off what ffmpeg does. */
const inaudible = -90;

let folder = '';
let fixtures: Fixtures;
let server: { url: string; close(): void };

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kantele-joins-'));
  const made = ['--import', 'tsx', join(here, 'make-fixtures.mjs'), folder];
  execFileSync(process.execPath, made, { cwd: root });
  fixtures = JSON.parse(readFileSync(join(folder, 'tracks.json'), 'utf8')) as Fixtures;
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, rolldownOptions: { input: join(here, 'page.ts') } },
  });
  const [output] = [bundle].flat();
  if (!output || !('output' in output)) throw new Error('The page was not built.');
  server = await serveFixtures(fixtures.tracks, output.output[0].code);
});
test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const floats = (text: string) => {
  const bytes = Buffer.from(text, 'base64');
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
};

/** Plays over the join of a pair of tracks in the real engine, and measures what came out. */
async function play(page: Page, name: string) {
  const fixture = fixtures.floors[name];
  if (!fixture) throw new Error(`There is no fixture ${name}.`);
  const { pair, rate } = fixture;
  const [first, second] = pair.map((id) => {
    const source = fixtures.tracks.find((track) => track.id === id)?.source;
    if (!source) throw new Error(`There is no track ${id}.`);
    const { kind, codec, samples } = source;
    const durationMs = Math.round((samples / rate) * 1_000);
    return { key: id, trackId: id, renditions: [kind], codec, durationMs, gainDb: 0 };
  });
  if (!first || !second) throw new Error('There is no pair.');
  const fromMs = Math.round((cutAt[rate] / rate - 1.1) * 1_000);
  await page.goto(server.url);
  await page.waitForFunction(() => 'record' in window);
  const recording: Recording = await page.evaluate(
    ([one, two, hz, from]) => window.record([one, two], hz, from),
    [first, second, rate, fromMs] as const,
  );
  const tapped = { left: floats(recording.left), right: floats(recording.right) };
  const startsAt = Math.round((fromMs / 1_000) * rate);
  const measured = measureJoin(tapped, { rate, cut: cutAt[rate], startsAt });
  if (process.env.SHOW_JOINS) {
    (await import('node:fs')).writeFileSync(`/tmp/tap-${name.replaceAll(' ', '-')}.json`, JSON.stringify({ left: [...tapped.left], right: [...tapped.right], startsAt, cut: cutAt[rate] }));
  }
  const { ranges, tracks, startMs, seekMs } = recording;
  return { ...measured, ranges, tracks, startMs, seekMs, second: second.key, codec: fixture.click };
}

for (const name of chromiumPlays) {
  test(`${name}: the next track begins on the sample after the last one`, async ({ page }) => {
    const join = await play(page, name);
    test.info().annotations.push({ type: 'measured', description: JSON.stringify(join) });
    if (process.env.SHOW_JOINS) process.stdout.write(`${name} ${JSON.stringify(join)}\n`);
    // The recording itself is sound: the level is the master's.
    expect(join.level).toBeCloseTo(expectedLevel, 1);
    expect(Math.abs(join.gap)).toBeLessThanOrEqual(0.1);
    expect(join.click).toBeLessThanOrEqual(Math.max(join.codec + 1, inaudible));
    expect(join.silence).toBeLessThanOrEqual(1);
    expect(join.ranges).toBe(1);
    expect(join.tracks).toEqual([join.second]);
    // Generous: what it is on an idle machine stands in docs/benchmarks.md.
    expect(join.startMs).toBeLessThan(1_000);
    expect(join.seekMs).toBeLessThan(1_000);
  });
}

test('the measurement hears 575 samples too many in files made without care', async ({ page }) => {
  const join = await play(page, 'plain');
  expect(join.gap).toBeCloseTo(575, 0);
});
