import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, type TestSite } from '../../testing.ts';
import { saveTrackAudio } from '../tracks/track-audio.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const measure = (id: number, loudness: number, peak: number, duration = 180_000) =>
  site.services.db.transaction().execute((trx) =>
    saveTrackAudio(trx, id, {
      loudness_integrated: loudness,
      loudness_peak: peak,
      duration,
      status: 'ready',
    }),
  );

/** As lists show it: with one of its tracks. */
async function loudnessOf(trackId: number) {
  const { track } = await (await site.guest()).tracks.get({ id: trackId });
  const { loudness_integrated, loudness_peak } = track.album;
  return { loudness_integrated, loudness_peak };
}

describe('the loudness of an album', () => {
  it('is unknown until a track is measured, and then that of the track', async () => {
    const { trackIds } = await addMusic(site, { tracks: ['First', 'Second'] });
    const [first = 0, second = 0] = trackIds;
    expect(await loudnessOf(second)).toEqual({ loudness_integrated: null, loudness_peak: null });
    await measure(first, -10.5, -0.5);
    expect(await loudnessOf(second)).toEqual({ loudness_integrated: -10.5, loudness_peak: -0.5 });
  });

  it('is the mean of the energies by length, with the highest peak', async () => {
    const { trackIds } = await addMusic(site, { tracks: ['Long', 'Short'] });
    const [long = 0, short = 0] = trackIds;
    await measure(long, -20, -6, 300_000);
    await measure(short, -10, -1, 100_000);
    const { loudness_integrated, loudness_peak } = await loudnessOf(long);
    expect(loudness_integrated).toBeCloseTo(10 * Math.log10((3 * 10 ** -2 + 10 ** -1) / 4), 4);
    expect(loudness_peak).toBe(-1);
  });

  it('follows when tracks leave, by deletion or to another album', async () => {
    const from = await addMusic(site, { tracks: ['Stays', 'Moves', 'Goes'] });
    const to = await addMusic(site, { tracks: ['Waits'] });
    const [stays = 0, moves = 0, goes = 0] = from.trackIds;
    const [waits = 0] = to.trackIds;
    await measure(stays, -18, -9);
    await measure(moves, -9, 0.5);
    await measure(goes, -6, 1);
    await site.as('music.view', 'tracks.manage').tracks.delete({ id: goes });
    await site.services.db
      .updateTable('tracks')
      .set({ album_id: to.albumId })
      .where('id', '=', moves)
      .execute();
    expect(await loudnessOf(stays)).toEqual({ loudness_integrated: -18, loudness_peak: -9 });
    expect(await loudnessOf(waits)).toEqual({ loudness_integrated: -9, loudness_peak: 0.5 });
  });

  it('counts two tracks that are measured at the same time', async () => {
    const { trackIds } = await addMusic(site, { tracks: ['A', 'B', 'C', 'D'] });
    await Promise.all(trackIds.map((id) => measure(id, -12, -3)));
    const [first = 0] = trackIds;
    const { loudness_integrated } = await loudnessOf(first);
    expect(loudness_integrated).toBeCloseTo(-12, 4);
  });
});
