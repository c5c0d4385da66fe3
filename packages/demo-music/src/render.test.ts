import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoAlbums } from './catalogue/index.ts';
import { renderAlbum, SAMPLE_RATE } from './render-album.ts';
import { compose, liveSet, type Recipe, styleNames } from './styles/index.ts';
import { renderScore } from './synth/render.ts';

/** The first recipe of a style in the catalogue, cut down to a few bars. */
function short(style: string): Recipe {
  const recipe = demoAlbums.flatMap((a) => a.tracks.map((t) => t.recipe)).find((r) => r.style === style);
  if (!recipe) throw new Error(`no track in the style ${style}`);
  const bars = (text: string) => text.split('|').slice(0, 2).join('|');
  return { ...recipe, a: bars(recipe.a), b: bars(recipe.b ?? recipe.a), form: 'ABBo' };
}

function measure(pcm: Int16Array) {
  let peak = 0;
  let sum = 0;
  let left = 0;
  let right = 0;
  for (let i = 0; i < pcm.length; i += 2) {
    const l = (pcm[i] as number) / 32768;
    const r = (pcm[i + 1] as number) / 32768;
    peak = Math.max(peak, Math.abs(l), Math.abs(r));
    sum += l;
    left += l * l;
    right += r * r;
  }
  const frames = pcm.length / 2;
  const decibels = (x: number) => 10 * Math.log10(x + 1e-12);
  return {
    peak: 2 * decibels(peak),
    rms: decibels((left + right) / pcm.length),
    balance: decibels(left) - decibels(right),
    offset: sum / frames,
  };
}

/** How bright each half second is, as zero crossings. */
function crossings(pcm: Int16Array): number[] {
  const out: number[] = [];
  for (let start = 0; start + SAMPLE_RATE < pcm.length; start += SAMPLE_RATE) {
    let count = 0;
    for (let i = start + 2; i < start + SAMPLE_RATE; i += 2) {
      if ((pcm[i] as number) >= 0 !== (pcm[i - 2] as number) >= 0) count++;
    }
    out.push(count);
  }
  return out;
}

describe('every style', () => {
  it.each(styleNames)('%s has level, balance, movement and clean ends', (style) => {
    const score = compose(short(style));
    const pitches = new Set(
      score.parts.filter((p) => !p.voice.endsWith('Kit')).flatMap((p) => p.notes.map((n) => n.midi)),
    );
    expect(pitches.size).toBeGreaterThan(8);
    const pcm = renderScore(score);
    expect(pcm.length).toBe(Math.round(score.seconds * SAMPLE_RATE) * 2);
    const { peak, rms, balance, offset } = measure(pcm);
    expect(peak).toBeLessThan(-0.5);
    expect(peak).toBeGreaterThan(-9);
    expect(rms).toBeGreaterThan(-26);
    expect(rms).toBeLessThan(-12);
    expect(Math.abs(balance)).toBeLessThan(3);
    expect(Math.abs(offset)).toBeLessThan(0.001);
    expect(Math.abs(pcm[0] as number)).toBeLessThan(40);
    expect(Math.abs(pcm[pcm.length - 1] as number)).toBeLessThan(40);
    const brightness = crossings(pcm);
    expect(Math.max(...brightness)).toBeGreaterThan(Math.min(...brightness) * 1.15);
  });
});

describe('renderScore', () => {
  it('gives the same samples every time', () => {
    const hash = () =>
      createHash('sha256')
        .update(renderScore(compose(short('chamber'))))
        .digest('hex');
    expect(hash()).toBe(hash());
  });
});

describe('the live set', () => {
  const album = demoAlbums.find((a) => a.continuous);

  it('is one piece that the tracks are cut out of, sample for sample', () => {
    if (!album) throw new Error('no live set in the catalogue');
    const small = {
      ...album,
      tracks: album.tracks.slice(0, 2).map((t) => ({ ...t, recipe: { ...t.recipe, form: 'Ao' } })),
    };
    const set = liveSet(small.tracks.map((t) => t.recipe));
    const whole = renderScore(set.score);
    const parts = [...renderAlbum(small)];
    const joined = Buffer.concat(
      parts.map((p) => Buffer.from(p.pcm.buffer, p.pcm.byteOffset, p.pcm.byteLength)),
    );
    expect(joined.equals(Buffer.from(whole.buffer))).toBe(true);
    const cut = set.cuts[0] as number;
    // The audience is heard on both sides of the cut.
    const around = whole.subarray((cut - 4800) * 2, (cut + 4800) * 2);
    expect(measure(around).rms).toBeGreaterThan(-40);
  });

  it('is cut where no codec has a frame border', () => {
    if (!album) throw new Error('no live set in the catalogue');
    const { cuts } = liveSet(album.tracks.map((t) => t.recipe));
    expect(cuts).toHaveLength(album.tracks.length - 1);
    for (const cut of cuts) for (const n of [960, 1024, 1152, 4096, 4608]) expect(cut % n).not.toBe(0);
  });
});
