import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestSite } from '../testing.ts';
import { putRenditions } from './put-renditions.ts';

let site: TestSite;
let trackId = 0;
beforeAll(async () => {
  site = await createTestSite();
  [trackId = 0] = (await addMusic(site, { tracks: ['Playable'] })).trackIds;
  const common = {
    track_id: trackId,
    mime: 'audio/mp4',
    codec: 'aac',
    size: 9_000,
    storage_key: 'renditions/x',
  };
  await site.services.db.transaction().execute((trx) =>
    putRenditions(trx, [
      { ...common, kind: 'original', etag: 'first' },
      {
        ...{ ...common, kind: 'aac_256', etag: 'second', sample_rate: 44_100, samples: 88_200, delay: 1_024 },
        ...{ init_end: 700, fragments: JSON.stringify([{ start: 700, end: 9_000, t: 0, d: 92_160 }]) },
      },
    ]),
  );
});
afterAll(() => site.close());

describe('the sources of a track', () => {
  it('come with the validator their numbers hold for', async () => {
    const { sources } = await site.as('music.play').streaming.sources({ track_id: trackId });
    expect(sources.map(({ kind, etag }) => `${kind} ${etag}`)).toEqual(['aac_256 second', 'original first']);
  });

  it('can be narrowed to what a player can use', async () => {
    const listener = site.as('music.play');
    const { sources } = await listener.streaming.sources({ track_id: trackId, kinds: ['aac_256', 'flac'] });
    expect(sources).toMatchObject([{ kind: 'aac_256', samples: 88_200, delay: 1_024, init_end: 700 }]);
    expect((await listener.streaming.sources({ track_id: trackId, kinds: ['flac'] })).sources).toEqual([]);
  });

  it('are not told to whom the track is hidden', async () => {
    const [hidden = 0] = (await addMusic(site, { tracks: ['Hidden'] })).trackIds;
    await site.services.db
      .updateTable('tracks')
      .set({ visibility: 'private' })
      .where('id', '=', hidden)
      .execute();
    const refused = await refusal(
      site.as('music.play').streaming.sources({ track_id: hidden, kinds: ['flac'] }),
    );
    expect(refused.code).toBe('not_found');
  });
});
