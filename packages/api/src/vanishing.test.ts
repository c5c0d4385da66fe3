import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestMusic, type TestSite } from './testing.ts';
import { callDuring } from './testing-locks.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

type User = Awaited<ReturnType<TestSite['user']>>;
interface Victim {
  id: number;
  call: (user: User) => Promise<unknown>;
}
let serial = 0;
const named = (name: string) => {
  serial += 1;
  return `${name} ${serial}`;
};
const inMusic = (of: (music: TestMusic & { trackId: number }, genre: number) => Victim) => async () => {
  const music = await addMusic(site, { album: named('Album'), tracks: [named('Song'), named('Song')] });
  const { genre } = await (await site.user()).genres.create({ display_name: named('Genre') });
  return of({ ...music, trackId: music.trackIds[0] ?? 0 }, genre.id);
};
const inPlaylist = (of: (id: number, trackId: number) => Victim['call']) => async (): Promise<Victim> => {
  const { trackIds } = await addMusic(site, { tracks: [named('Song')] });
  const [trackId = 0] = trackIds;
  const user = await site.user();
  const { playlist } = await user.playlists.create({ name: named('List'), track_ids: [trackId] });
  return { id: playlist.id, call: of(playlist.id, trackId) };
};

/** By table: what is asked for while somebody else deletes it. */
const cases: [string, string, () => Promise<Victim>][] = [
  [
    'an album that is changed',
    'albums',
    inMusic(({ albumId: id }, genre) => ({
      id,
      call: ({ albums }) => albums.update({ id, name: 'Late', genre_ids: [genre] }),
    })),
  ],
  [
    'an album among several that are changed',
    'albums',
    inMusic(({ albumId: id }) => ({
      id,
      call: ({ albums }) => albums.updateMany({ ids: [id], visibility: 'private' }),
    })),
  ],
  [
    'an album that is deleted twice',
    'albums',
    inMusic(({ albumId: id }) => ({ id, call: ({ albums }) => albums.delete({ id }) })),
  ],
  [
    'a track that is changed',
    'tracks',
    inMusic(({ trackId: id }, genre) => ({
      id,
      call: ({ tracks }) => tracks.update({ id, name: 'Late', genre_ids: [genre] }),
    })),
  ],
  [
    'a track that is deleted twice',
    'tracks',
    inMusic(({ trackId: id }) => ({ id, call: ({ tracks }) => tracks.delete({ id }) })),
  ],
  [
    'a track that is liked',
    'tracks',
    inMusic(({ trackId: id }) => ({ id, call: ({ likes }) => likes.set({ type: 'tracks', id }) })),
  ],
  [
    'an album that is liked',
    'albums',
    inMusic(({ albumId: id }) => ({ id, call: ({ likes }) => likes.set({ type: 'albums', id }) })),
  ],
  [
    'a track that gets words',
    'tracks',
    inMusic(({ trackId: id }) => ({ id, call: ({ lyrics }) => lyrics.put({ track_id: id, text: 'Late' }) })),
  ],
  [
    'an artist who is changed',
    'artists',
    inMusic(({ artistId: id }) => ({ id, call: ({ artists }) => artists.update({ id, name: 'Late' }) })),
  ],
  [
    'an artist who is followed',
    'artists',
    inMusic(({ artistId: id }) => ({ id, call: ({ follows }) => follows.follow({ type: 'artists', id }) })),
  ],
  [
    'an artist whose picture is taken',
    'artists',
    inMusic(({ artistId: id }) => ({
      id,
      call: ({ backstage }) => backstage.setPortrait({ artist_id: id, entry_id: null, place: 'portrait' }),
    })),
  ],
  [
    'an artist who is asked to be one’s own',
    'artists',
    inMusic(({ artistId: id }) => ({
      id,
      call: ({ backstage }) => backstage.createRequest({ kind: 'claim', artist_id: id }),
    })),
  ],
  [
    'a genre that is changed',
    'genres',
    inMusic((_music, id) => ({ id, call: ({ genres }) => genres.update({ id, display_name: 'Late' }) })),
  ],
  [
    'a folder that gets another name',
    'file_entries',
    async () => {
      const { id } = (await (await site.user()).files.createFolder({ name: named('Folder') })).fileEntry;
      return { id, call: ({ files }) => files.update({ id, name: 'Late' }) };
    },
  ],
  [
    'a playlist that is liked',
    'playlists',
    inPlaylist(
      (id) =>
        ({ likes }) =>
          likes.set({ type: 'playlists', id }),
    ),
  ],
  [
    'a playlist that is changed',
    'playlists',
    inPlaylist(
      (id) =>
        ({ playlists }) =>
          playlists.update({ id, name: 'Late' }),
    ),
  ],
  [
    'a playlist that gets a song',
    'playlists',
    inPlaylist(
      (id, track) =>
        ({ playlists }) =>
          playlists.add({ id, track_ids: [track] }),
    ),
  ],
];

describe('what somebody else deletes at this moment is not there', () => {
  it.each(cases)('%s', async (_name, table, make) => {
    const { id, call } = await make();
    const { services } = site;
    const user = await site.user();
    const going = callDuring(
      services.db,
      (trx) => sql`delete from ${sql.table(table)} where id = ${id}`.execute(trx),
      () => refusal(call(user)),
    );
    expect(['not_found', 'conflict']).toContain((await going).code);
    const { rows } = await sql`select 1 from ${sql.table(table)} where id = ${id}`.execute(services.db);
    expect(rows).toEqual([]);
  });
});
