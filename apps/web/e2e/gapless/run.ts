import { type RemotePage, until } from '../browsers/remote-page.ts';
import { disturbedIn, levelSteps, measureJoin } from './analysis.ts';
import type { Fixtures } from './fixtures.ts';
import type { Recording } from './page.ts';
import { cutAt } from './signal.ts';

const floats = (text: string) => {
  const bytes = Buffer.from(text, 'base64');
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
};

/** Plays over the join of a pair of tracks in the real engine, with their loudness corrected by so many dB. */
async function recordJoin(
  page: RemotePage,
  fixtures: Fixtures,
  url: string,
  name: string,
  gains: readonly [number, number],
) {
  const fixture = fixtures.floors[name];
  if (!fixture) throw new Error(`There is no fixture ${name}.`);
  const { pair, rate } = fixture;
  const items = pair.map((id, index) => {
    const source = fixtures.tracks.find((track) => track.id === id)?.source;
    if (!source) throw new Error(`There is no track ${id}.`);
    const { kind, codec, samples } = source;
    const durationMs = Math.round((samples / rate) * 1_000);
    return { key: id, trackId: id, renditions: [kind], codec, durationMs, gainDb: gains[index] };
  });
  const fromMs = Math.round((cutAt[rate] / rate - 1.1) * 1_000);
  await page.goto(url);
  await until(page, `'record' in window`);
  const args = [items, rate, fromMs].map((value) => JSON.stringify(value));
  const recording = await page.evaluate<Recording>(`window.record(${args.join(', ')})`);
  const tapped = { left: floats(recording.left), right: floats(recording.right) };
  const startsAt = Math.round((fromMs / 1_000) * rate);
  return { fixture, recording, tapped, startsAt };
}

/**
 * Plays over a join, and measures what came out. On a busy machine a tap loses samples: a join that seems wrong in a
 * recording that is disturbed away from the join too is recorded again, three times at most.
 */
export async function playJoin(page: RemotePage, fixtures: Fixtures, url: string, name: string) {
  let join = await measureOnce(page, fixtures, url, name);
  const seemsWrong = () => Math.abs(join.gap) > 0.1 || join.tracks.length !== 1;
  for (let more = 2; more > 0 && join.disturbed > 0 && seemsWrong(); more -= 1)
    join = await measureOnce(page, fixtures, url, name);
  if (process.env.SHOW_JOINS) process.stdout.write(`${name}: ${JSON.stringify(join)}\n`);
  return join;
}

async function measureOnce(page: RemotePage, fixtures: Fixtures, url: string, name: string) {
  const { fixture, recording, tapped, startsAt } = await recordJoin(page, fixtures, url, name, [0, 0]);
  const { pair, rate } = fixture;
  const measured = measureJoin(tapped, { rate, cut: cutAt[rate], startsAt });
  const { ranges, tracks, startMs, seekMs } = recording;
  const steady = (from: number, to: number) =>
    disturbedIn(tapped.left, Math.round(from), Math.round(to), rate);
  const disturbed =
    steady(measured.onset + rate * 0.2, measured.join - rate * 0.005) +
    steady(measured.join + rate * 0.06, measured.join + rate * 0.6);
  return { ...measured, disturbed, ranges, tracks, startMs, seekMs, second: pair[1], codec: fixture.click };
}

/**
 * Plays over a join with another loudness on each side. `largest`: the largest step between neighbouring 5 ms, in dB;
 * `after`: how much the level still changes from the join on.
 */
export async function playStep(
  page: RemotePage,
  fixtures: Fixtures,
  url: string,
  gains: readonly [number, number],
) {
  const { fixture, tapped, startsAt } = await recordJoin(page, fixtures, url, 'flac original_mp4', gains);
  const { rate } = fixture;
  const onset = tapped.right.findIndex((value) => Math.abs(value) > 0.02);
  const join = onset + cutAt[rate] - startsAt;
  return levelSteps(tapped.left, { onset: onset + Math.round(rate * 0.1), join, rate });
}

/** Types a browser says it can append, of those the files have. */
export async function typesOf(page: RemotePage, fixtures: Fixtures, url: string): Promise<string[]> {
  await page.goto(url);
  const types = [...new Set(fixtures.tracks.map(({ source }) => source.mime))];
  return page.evaluate<string[]>(
    `${JSON.stringify(types)}.filter((type) => MediaSource.isTypeSupported(type))`,
  );
}
