import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const editor = () => site.as('music.view', 'tags.manage', 'tracks.manage');

describe('tags', () => {
  it('hold tracks, the most played first', async () => {
    const { tag } = await editor().tags.create({ display_name: 'Late night' });
    const low = await addMusic(site, { tracks: ['Low'], plays: 1 });
    const high = await addMusic(site, { tracks: ['High'], plays: 8 });
    for (const { trackIds } of [low, high]) {
      const { track } = await editor().tracks.update({ id: trackIds[0] ?? 0, tag_ids: [tag.id, tag.id] });
      expect(track.tags.map(({ display_name }) => display_name)).toEqual(['Late night']);
    }
    const guest = await site.guest();
    const { data } = (await guest.tags.tracks({ slug: 'late-night' })).pagination;
    expect(data.map((track) => track.name)).toEqual(['High', 'Low']);
    await editor().tracks.update({ id: high.trackIds[0] ?? 0, visibility: 'draft' });
    const rest = (await guest.tags.tracks({ slug: 'late-night' })).pagination.data;
    expect(rest.map((track) => track.name)).toEqual(['Low']);
  });

  it('are listed by name, in pages', async () => {
    for (const display_name of ['Zither', 'Ångström', 'Basement'])
      await editor().tags.create({ display_name });
    const guest = await site.guest();
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const { pagination } = await guest.tags.list({ per_page: 1, cursor });
      seen.push(...pagination.data.map((tag) => tag.name));
      cursor = pagination.next_cursor;
    } while (cursor);
    expect(seen.filter((name) => name !== 'late night')).toEqual(['angstrom', 'basement', 'zither']);
    expect((await refusal(guest.tags.list({ cursor: 'AAAA' }))).fields).toHaveProperty('cursor');
  });

  it('cannot have two spellings of one name', async () => {
    await editor().tags.create({ display_name: 'Road.Trip' });
    for (const display_name of ['roadtrip', 'ROAD.TRIP', 'Road-Trip']) {
      const answer = await refusal(editor().tags.create({ display_name }));
      expect(answer.fields, display_name).toHaveProperty('display_name');
    }
    const { tag } = await editor().tags.create({ display_name: 'Picnic' });
    for (const display_name of ['RoadTrip', 'road trip']) {
      const answer = await refusal(editor().tags.update({ id: tag.id, display_name }));
      expect(answer.fields, display_name).toHaveProperty('display_name');
    }
  });

  it('cannot be given one name by many at once', async () => {
    const names = Array.from({ length: 8 }, (_, at) => `rush ${at}`);
    const made = await Promise.all(names.map((display_name) => editor().tags.create({ display_name })));
    const answers = await Promise.allSettled(
      made.map(({ tag }) => editor().tags.update({ id: tag.id, display_name: 'rush hour' })),
    );
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refused.map(({ cause }) => cause.code)).toEqual(Array.from({ length: 7 }, () => 'invalid'));
  });

  it('are changed by editors only', async () => {
    const { tag } = await editor().tags.create({ display_name: 'Guarded' });
    for (const [caller, code] of [
      [await site.guest(), 'unauthenticated'],
      [site.as('music.view', 'genres.manage'), 'forbidden'],
    ] as const) {
      expect((await refusal(caller.tags.create({ display_name: 'x' }))).code).toBe(code);
      expect((await refusal(caller.tags.update({ id: tag.id, display_name: 'x' }))).code).toBe(code);
      expect((await refusal(caller.tags.delete({ id: tag.id }))).code).toBe(code);
    }
    await editor().tags.delete({ id: tag.id });
    expect((await refusal(editor().tags.delete({ id: tag.id }))).code).toBe('not_found');
    expect((await refusal((await site.guest()).tags.tracks({ slug: 'guarded' }))).code).toBe('not_found');
  });
});
