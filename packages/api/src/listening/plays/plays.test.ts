import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

type PlayInput = Parameters<ReturnType<TestSite['as']>['plays']['record']>[0];
const day = 24 * 3_600_000;

function play(trackId: number, more: Partial<PlayInput> = {}): PlayInput {
  return {
    id: crypto.randomUUID(),
    track_id: trackId,
    started_at: new Date().toISOString(),
    heard_ms: 30_000,
    ...more,
  };
}
async function oneTrack(duration: number | null = 180_000): Promise<number> {
  const { trackIds } = await addMusic(site, { tracks: ['Played'] });
  const [id = 0] = trackIds;
  await site.services.db.updateTable('tracks').set({ duration }).where('id', '=', id).execute();
  return id;
}
function rows(trackId: number) {
  return site.services.db.selectFrom('plays').selectAll().where('track_id', '=', trackId).execute();
}
describe('a play', () => {
  it('counts from 30 seconds on, or from half of a shorter track', async () => {
    const guest = await site.guest();
    const cases = [
      [180_000, 29_999, false],
      [180_000, 30_000, true],
      [40_000, 19_999, false],
      [40_000, 20_000, true],
      [null, 29_999, false],
      [null, 30_000, true],
    ] as const;
    for (const [duration, heard_ms, counted] of cases) {
      const id = await oneTrack(duration);
      expect(await guest.plays.record(play(id, { heard_ms })), `${heard_ms} of ${duration}`).toEqual({
        counted,
      });
      expect(await rows(id)).toHaveLength(counted ? 1 : 0);
    }
  });

  it('says who listened: the user, or the hash of a guest', async () => {
    const id = await oneTrack();
    await (await site.guest()).plays.record(play(id, { context: { type: 'album', id: 7 } }));
    await site.as('music.play').plays.record(play(id, { rendition: 'aac_256', client: 'cli' }));
    expect(await rows(id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          user_id: null,
          guest_hash: 'visitor',
          context_type: 'album',
          context_id: 7,
        }),
        expect.objectContaining({ user_id: 1, guest_hash: null, rendition: 'aac_256', client: 'cli' }),
      ]),
    );
  });

  it('reported again adds nothing, whatever the report says', async () => {
    const id = await oneTrack();
    const guest = await site.guest();
    const first = play(id);
    expect(await guest.plays.record(first)).toEqual({ counted: true });
    expect(await guest.plays.record(first)).toEqual({ counted: true });
    const later = { started_at: new Date(Date.now() - 3 * day).toISOString(), heard_ms: 99_000 };
    expect(await guest.plays.record({ ...first, ...later })).toEqual({ counted: true });
    expect(await rows(id)).toHaveLength(1);
  });

  it('reported twenty times at once is one play', async () => {
    const id = await oneTrack();
    const guest = await site.guest();
    const same = play(id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => guest.plays.record(same)));
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ counted: true })));
    expect(await rows(id)).toHaveLength(1);
  });

  it('cannot use the id of a play of another track', async () => {
    const [one, two] = [await oneTrack(), await oneTrack()];
    const guest = await site.guest();
    const first = play(one);
    await guest.plays.record(first);
    expect((await refusal(guest.plays.record({ ...first, track_id: two }))).code).toBe('conflict');
    expect(await rows(two)).toEqual([]);
    const racing = play(one);
    const results = await Promise.allSettled([
      guest.plays.record(racing),
      guest.plays.record({ ...racing, track_id: two }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('from too far ahead or too late is refused', async () => {
    const id = await oneTrack();
    const guest = await site.guest();
    const at = (offset: number) => ({ started_at: new Date(Date.now() + offset).toISOString() });
    for (const offset of [6 * 60_000, day, -61 * day]) {
      const answer = await refusal(guest.plays.record(play(id, at(offset))));
      expect(answer, `${offset}`).toMatchObject({
        status: 422,
        fields: { started_at: [expect.any(String)] },
      });
    }
    for (const offset of [4 * 60_000, -59 * day]) {
      expect(await guest.plays.record(play(id, at(offset)))).toEqual({ counted: true });
    }
    const wrong = await refusal(guest.plays.record(play(id, { started_at: 'yesterday' })));
    expect(wrong.fields).toHaveProperty('started_at');
    const notUnique = await refusal(guest.plays.record(play(id, { id: 'mine' })));
    expect(notUnique.fields).toHaveProperty('id');
  });

  it('needs the permission to listen', async () => {
    const id = await oneTrack();
    expect((await refusal(site.as('music.view').plays.record(play(id)))).code).toBe('forbidden');
  });
});
