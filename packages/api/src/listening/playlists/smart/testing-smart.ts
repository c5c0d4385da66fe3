import type { z } from 'zod';
import { addMusic, type TestSite } from '../../../testing.ts';
import { ruleSet } from './rules.ts';
import type { TrackFacts } from './testing-rules.ts';

export const day = 86_400_000;
export type Rules = z.input<typeof ruleSet>;
export const all = (...rules: Rules['rules']): Rules => ({ match: 'all', rules });

/** Music that two people have heard and one of them likes, and what the one who likes it may expect rules to read of it. */
export async function addHeardMusic(site: TestSite) {
  const now = site.services.now().getTime();
  const facts: TrackFacts[] = [];
  const rain = await addMusic(site, {
    artist: 'Ysolde Bré',
    album: 'Weather',
    tracks: ['Rain', 'Hail', '100% Snow', 'Fog'],
  });
  const jazz = await addMusic(site, {
    artist: 'Tove',
    album: 'Night Bus',
    tracks: ['Blue Lamp', 'Rain Again'],
    genre: 'Jazz',
  });
  const ada = await site.addUser('ada@example.com');
  const ben = await site.addUser('ben@example.com');
  const { db } = site.services;
  const lengths = [61_000, 122_000, 183_000, 244_000, 305_000, 366_900];
  for (const [index, id] of [...rain.trackIds, ...jazz.trackIds].entries()) {
    const isJazz = index > 3;
    const values = {
      duration: lengths[index] ?? 0,
      bpm: index % 2 ? 90 + index : null,
      musical_key: index === 2 ? 'F#m' : null,
      codec: isJazz ? 'flac' : 'mp3',
      explicit: index === 1,
      plays_count: index * 10,
      created_at: new Date(now - index * 10 * day),
    };
    await db.updateTable('tracks').set(values).where('id', '=', id).execute();
    facts.push({
      id,
      title: ['rain', 'hail', '100 snow', 'fog', 'blue lamp', 'rain again'][index] ?? '',
      artist: isJazz ? 'tove' : 'ysolde bre',
      album: isJazz ? 'night bus' : 'weather',
      genre: isJazz ? 'jazz' : null,
      tag: null,
      key: values.musical_key?.toLowerCase() ?? null,
      codec: values.codec,
      year: isJazz ? 1984 : null,
      duration: Math.floor(values.duration / 1000),
      bpm: values.bpm,
      loudness: null,
      plays: index === 0 ? 3 : index === 4 ? 1 : 0,
      all_plays: values.plays_count,
      last_played: index === 0 ? now - 2 * day : index === 4 ? now - 40 * day : null,
      liked_at: index === 5 ? now - 5 * day : null,
      added_at: values.created_at.getTime(),
      liked: index === 5,
      album_liked: isJazz,
      explicit: values.explicit,
      lyrics: false,
      lossless: false,
    });
  }
  await db
    .updateTable('albums')
    .set({ release_date: '1984-05-01', release_precision: 'day' })
    .where('id', '=', jazz.albumId)
    .execute();
  const heard = async (userId: number, trackId: number, days: number) =>
    db
      .insertInto('plays')
      .values({
        id: crypto.randomUUID(),
        user_id: userId,
        track_id: trackId,
        started_at: new Date(now - days * day),
        heard_ms: 60_000,
      })
      .execute();
  for (const days of [2, 3, 400]) await heard(ada, rain.trackIds[0] ?? 0, days);
  await heard(ada, jazz.trackIds[0] ?? 0, 40);
  for (const id of rain.trackIds) await heard(ben, id, 1);
  const caller = await site.user(ada);
  await caller.likes.set({ type: 'tracks', id: jazz.trackIds[1] ?? 0, liked: true });
  await caller.likes.set({ type: 'albums', id: jazz.albumId, liked: true });
  await db
    .updateTable('track_likes')
    .set({ created_at: new Date(now - 5 * day) })
    .execute();
  return { rain, jazz, ada, ben, facts };
}

/**
 * What tests of rules do.
 * @param at answers the site, and the user who calls when a test names nobody; both are there once a test runs
 */
export function ruleCalls(at: () => { site: TestSite; ada: number }) {
  const caller = (user = at().ada) => at().site.user(user);
  return {
    caller: () => caller(),
    make: async (name: string, rules: Rules, more = {}) =>
      (await (await caller()).playlists.create({ name, rules: ruleSet.parse(rules), ...more })).playlist,
    songs: async (id: number, user?: number) =>
      (await (await caller(user)).playlists.tracks({ id })).pagination.data.map(({ name }) => name),
  };
}
