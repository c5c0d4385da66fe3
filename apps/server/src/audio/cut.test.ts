import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import { describePackets, indexFile, openRepackaged } from './repackage.ts';
import { noise, openWorkshop, type Workshop } from './testing.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.close());

const cuts = [
  { begin: 0, end: 76 },
  { begin: 76, end: 151 },
  { begin: 151, end: 152 },
  { begin: 152, end: null },
];
const parts = (path: string) => Promise.all(cuts.map((window) => analyse(shop.ffmpeg, path, { window })));

describe('a part of a file', () => {
  // At 32 and 8 kHz a frame is no whole number of samples.
  it.each([8_000, 11_025, 22_050, 32_000, 44_100, 48_000, 96_000, 192_000])(
    'at %i Hz is measured to the sample, and no sample is in two of them or in none',
    async (rate) => {
      const path = await shop.make(`${rate}.wav`, ...noise(4, rate));
      const at = (frames: number) => Math.round((frames * rate) / 75);
      const measured = await parts(path);
      expect(measured.map(({ samples }) => samples)).toEqual(
        cuts.map(({ begin, end }) => (end === null ? 4 * rate : at(end)) - at(begin)),
      );
      expect(measured.map(({ damage }) => damage)).toEqual([null, null, null, null]);
      const trim = `atrim=start_sample=${at(76)}:end_sample=${at(151)}`;
      const alone = await shop.make(`${rate}-alone.wav`, '-i', path, '-af', trim);
      expect(measured[1]?.fingerprint).toBe((await analyse(shop.ffmpeg, alone)).fingerprint);
    },
  );

  it.each(['flac', 'mp3', 'm4a', 'ogg', 'opus'])(
    'of %s is measured where its packets have it',
    async (ending) => {
      const path = await shop.make(`whole.${ending}`, ...noise(4, 48_000));
      const found = await indexFile(path);
      if (!found) throw new Error('There is no index.');
      const whole = await analyse(shop.ffmpeg, path, { window: found.window });
      const facts = cuts.map((cut) => describePackets(found.data, cut));
      const measured = await Promise.all(facts.map(({ window }) => analyse(shop.ffmpeg, path, { window })));
      expect(measured.map(({ samples }) => samples)).toEqual(facts.map(({ samples }) => samples));
      expect(measured.reduce((sum, { samples }) => sum + samples, 0)).toBe(whole.samples);
      expect(new Set(facts.map(({ packet_hash }) => packet_hash)).size).toBe(4);
      const [kind] = found.kinds;
      const file = kind && openRepackaged(found.data, kind, cuts[1] ?? null);
      const last = file?.fragments.at(-1);
      expect((last?.t ?? 0) + (last?.d ?? 0)).toBeLessThan(2 * 48_000);
    },
  );

  it('is as long as the file at most, and nothing behind its end', async () => {
    const path = await shop.make('long.wav', ...noise(4));
    const short = await analyse(shop.ffmpeg, path, { window: { begin: 0, end: 75 * 20 } });
    expect(short).toMatchObject({ samples: 4 * 44_100, damage: null });
    await expect(analyse(shop.ffmpeg, path, { window: { begin: 75 * 5, end: null } })).rejects.toThrow(
      expect.objectContaining({ name: 'AudioFileError' }),
    );
  });
});
