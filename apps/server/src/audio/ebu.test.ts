import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { PcmMeter } from './pcm-meter.ts';
import { noise, openWorkshop, tone, type Workshop } from './testing.ts';

/** A part of a signal: dBFS of the crest of a sine at 1 kHz, and seconds. */
type Part = readonly [level: number, seconds: number];

/** Measures a sine at 1 kHz on both channels, or on one. */
function measure(parts: readonly Part[], rate: number, channels: number) {
  const meter = new PcmMeter(rate, channels);
  // A thousand periods a second begin anew with every hundredth.
  const table = Float32Array.from({ length: rate / 100 }, (_, i) => Math.sin((2_000 * Math.PI * i) / rate));
  let at = 0;
  for (const [level, seconds] of parts) {
    const amplitude = 10 ** (level / 20);
    const count = Math.round(seconds * rate);
    const pcm = new Float32Array(count * channels);
    for (let i = 0; i < count; i += 1, at += 1) {
      const value = amplitude * (table[at % table.length] ?? 0);
      for (let channel = 0; channel < channels; channel += 1) pcm[i * channels + channel] = value;
    }
    meter.push(new Uint8Array(pcm.buffer));
  }
  return meter.finish();
}

/**
 * Signals of EBU Tech 3341 (2023), table 1, that have an integrated loudness and are made of tones. Of the others, 6 has
 * five channels and stands below, 7 and 8 are recordings, and 9 to 14 are about meters that move.
 */
const loudnessSignals: readonly [name: string, loudness: number, parts: Part[]][] = [
  ['3341-1', -23, [[-23, 20]]],
  ['3341-2', -33, [[-33, 20]]],
  ['3341-3', -23, [[-36, 10], [-23, 60], [-36, 10]]], // biome-ignore format: a table
  ['3341-4', -23, [[-72, 10], [-36, 10], [-23, 60], [-36, 10], [-72, 10]]], // biome-ignore format: a table
  ['3341-5', -23, [[-26, 20], [-20, 20.1], [-26, 20]]], // biome-ignore format: a table
];

/**
 * Signals of EBU Tech 3342, table 1: made for the loudness range, which is not measured here; their integrated loudness
 * follows from BS.1770: the mean of all parts that are not more than 10 LU below the mean of the audible ones.
 */
const rangeSignals: readonly [name: string, parts: Part[]][] = [
  ['3342-1', [[-20, 20], [-30, 20]]], // biome-ignore format: a table
  ['3342-2', [[-20, 20], [-15, 20]]], // biome-ignore format: a table
  ['3342-3', [[-40, 20], [-20, 20]]], // biome-ignore format: a table
  ['3342-4', [[-50, 20], [-35, 20], [-20, 20], [-35, 20], [-50, 20]]], // biome-ignore format: a table
];

function gated(parts: readonly Part[]): number {
  const mean = (some: readonly Part[]) => {
    const seconds = some.reduce((sum, [, length]) => sum + length, 0);
    return (
      10 * Math.log10(some.reduce((sum, [level, length]) => sum + length * 10 ** (level / 10), 0) / seconds)
    );
  };
  const audible = parts.filter(([level]) => level > -70);
  return mean(audible.filter(([level]) => level > mean(audible) - 10));
}

describe.each([
  [44_100, 2],
  [48_000, 1],
])('at %d Hz on %d channels', (rate, channels) => {
  it.each(loudnessSignals)('EBU signal %s has %d LUFS within 0.1 LU', (_name, loudness, parts) => {
    const { loudness_integrated } = measure(parts, rate, channels);
    expect(Math.abs((loudness_integrated ?? 0) - loudness)).toBeLessThanOrEqual(0.1);
  });

  it.each(rangeSignals)('EBU signal %s has the loudness that follows from its parts', (_name, parts) => {
    const { loudness_integrated } = measure(parts, rate, channels);
    expect(Math.abs((loudness_integrated ?? 0) - gated(parts))).toBeLessThanOrEqual(0.1);
  });
});

/** A sine on both channels that swells and fades, so that its ends have no peaks of their own. */
function sine(divisor: number, degrees: number, amplitude: number, rate = 48_000): Uint8Array {
  const fade = rate / 10;
  const pcm = new Float32Array(rate * 2);
  for (let i = 0; i < rate; i += 1) {
    const edge = Math.min(1, i / fade, (rate - 1 - i) / fade);
    const value = amplitude * edge * Math.sin((2 * Math.PI * i) / divisor + (degrees * Math.PI) / 180);
    pcm[2 * i] = value;
    pcm[2 * i + 1] = value;
  }
  return new Uint8Array(pcm.buffer);
}

/** EBU Tech 3341, signals 15 to 19: whose crests lie between the samples. */
const peakSignals: readonly [
  name: string,
  peak: number,
  divisor: number,
  degrees: number,
  amplitude: number,
][] = [
  ['3341-15', -6, 4, 0, 0.5],
  ['3341-16', -6, 4, 45, 0.5],
  ['3341-17', -6, 6, 60, 0.5],
  ['3341-18', -6, 8, 67.5, 0.5],
  ['3341-19', 3, 4, 45, 1.41],
];
/** What EBU Tech 3341 allows a true peak, in dB. */
const above = 0.2;
const below = 0.4;

it.each(peakSignals)(
  'EBU signal %s has its true peak at %d dBTP',
  (_name, peak, divisor, degrees, amplitude) => {
    const meter = new PcmMeter(48_000, 2);
    meter.push(sine(divisor, degrees, amplitude));
    const { loudness_peak } = meter.finish();
    expect(loudness_peak ?? 0).toBeLessThanOrEqual(peak + above);
    expect(loudness_peak ?? 0).toBeGreaterThanOrEqual(peak - below);
  },
);

/**
 * EBU Tech 3341, signals 20 to 23: a crest of full scale in a quieter tone, by which of four places between two samples it
 * falls. It is written down at four times the rate and every fourth sample is kept; a band-limited pulse stands for the
 * period that is put in and filtered.
 */
it.each([0, 1, 2, 3])('a crest of full scale is found %d quarters of a sample behind one', (offset) => {
  const rate = 48_000;
  const pcm = new Float32Array(rate * 2);
  for (let i = 0; i < rate; i += 1) {
    const x = i - rate / 2 - offset / 4;
    const envelope = Math.exp(-((x / 40) ** 2));
    const value = envelope * Math.cos((2 * Math.PI * x) / 6);
    pcm[2 * i] = value;
    pcm[2 * i + 1] = value;
  }
  const meter = new PcmMeter(rate, 2);
  meter.push(new Uint8Array(pcm.buffer));
  const { loudness_peak } = meter.finish();
  expect(loudness_peak ?? 9).toBeLessThanOrEqual(above);
  expect(loudness_peak ?? 9).toBeGreaterThanOrEqual(-below);
});

describe('the true peak of a decoded file', () => {
  let shop: Workshop;
  beforeAll(async () => {
    shop = await openWorkshop();
  });
  afterAll(() => shop.close());

  /** Every sample ffmpeg decodes, and 31 places between each two, by a long kernel: dBTP. */
  async function reference(path: string): Promise<number> {
    const chunks: Buffer[] = [];
    const args = ['-nostdin', '-v', 'error', '-i', `file:${path}`, '-f', 'f32le', 'pipe:1'];
    await runFfmpeg(shop.ffmpeg, args, {
      timeoutMs: 60_000,
      stallMs: 60_000,
      onOutput: (chunk) => void chunks.push(Buffer.from(chunk)),
    });
    const bytes = Buffer.concat(chunks);
    const pcm = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
    const reach = 64;
    let highest = pcm.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    // A crest is no more than half as high again as the samples beside it.
    const near = highest / 1.5;
    for (let i = reach; i < pcm.length - reach; i += 1) {
      if (Math.abs(pcm[i] ?? 0) < near) continue;
      for (let part = -31; part < 32; part += 1) {
        const fraction = part / 32;
        if (fraction === 0) continue;
        let sum = 0;
        for (let tap = -reach; tap <= reach; tap += 1) {
          const x = tap - fraction;
          const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (reach + 1));
          sum += (pcm[i + tap] ?? 0) * window * (Math.sin(Math.PI * x) / (Math.PI * x));
        }
        highest = Math.max(highest, Math.abs(sum));
      }
    }
    return 20 * Math.log10(highest);
  }

  const loud = ['-af', 'volume=6,alimiter=limit=1:level=0', '-ac', '1', '-t', '2'];
  it.each([
    ['loud.flac', [...noise(2).slice(0, 4), ...loud]],
    ['loud.mp3', [...noise(2).slice(0, 4), ...loud, '-b:a', '96k']],
    ['loud.m4a', [...noise(2).slice(0, 4), ...loud, '-b:a', '96k']],
    ['tone.ogg', tone(11_025, 0.3, 0.9, 44_100)],
  ])('%s is that of its decoded sound', async (name, args) => {
    const path = await shop.make(name, ...args);
    const expected = await reference(path);
    const { loudness_peak } = await analyse(shop.ffmpeg, path);
    expect(loudness_peak ?? 9).toBeLessThanOrEqual(expected + above);
    expect(loudness_peak ?? 9).toBeGreaterThanOrEqual(expected - below);
  });
});

/**
 * EBU Tech 3341, signal 6: a sine at 1 kHz in phase on five channels, dBFS of the crest. Sound of more than two channels is
 * sent and measured as the mix that listeners get: the centre and a surround channel 3 dB down on each side, and all of it
 * scaled so that nothing can clip.
 */
describe('EBU signal 3341-6, of five channels', () => {
  const levels = { left: -28, centre: -24, surround: -30 };
  let shop: Workshop;
  beforeAll(async () => {
    shop = await openWorkshop();
  });
  afterAll(() => shop.close());

  it.each(['signal.wav', 'signal.flac'])('has the loudness of its mix within 0.1 LU as %s', async (name) => {
    const amplitude = (level: number) => 10 ** (level / 20);
    const down = Math.SQRT1_2;
    const { left, centre, surround } = levels;
    const sum = amplitude(left) + down * (amplitude(centre) + amplitude(surround));
    const expected = 20 * Math.log10(sum / (1 + 2 * down));
    const sine = (level: number) => `${amplitude(level)}*sin(2*PI*1000*t)`;
    const channels = [left, left, centre, surround, surround].map(sine).join('|');
    const source = `aevalsrc='${channels}':c=5.0:s=48000:d=20`;
    const path = await shop.make(name, '-f', 'lavfi', '-i', source);
    const { loudness_integrated, channels: measured } = await analyse(shop.ffmpeg, path);
    expect(measured).toBe(2);
    expect(Math.abs((loudness_integrated ?? 0) - expected)).toBeLessThanOrEqual(0.1);
  });
});
