import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { nameKey } from '../../core/text/slug.ts';
import { publishEvent } from '../../platform/live/publish-event.ts';
import { keepArtistFollows } from '../follows/keep-follows.ts';
import { keepLikes } from '../likes/keep-likes.ts';
import { artistKeys } from '../playlists/entries/match-song.ts';
import { matchSongs, songsOfRound } from '../playlists/entries/match-songs.ts';
import { keepPlays } from '../plays/keep-plays.ts';
import * as queries from './queries.ts';

/** The job: looks for what libraries brought here name. What is found is liked, followed, or part of the history. */
export async function completeTransfers(ctx: Context): Promise<void> {
  let after = 0;
  while (!ctx.signal.aborted) {
    const rows = await queries.awaitedBehind(ctx.db, after, songsOfRound);
    after = rows.at(-1)?.id ?? after;
    const things = await findThings(ctx, rows);
    const people = new Set(rows.filter(({ id }) => things.has(id)).map(({ user_id }) => user_id));
    for (const userId of people) {
      const found = rows.flatMap((row): FoundRow[] => {
        const thing = row.user_id === userId ? things.get(row.id) : undefined;
        return thing === undefined ? [] : [{ ...row, thing }];
      });
      await ctx.db.transaction().execute((trx) => keepFound(trx, userId, found));
    }
    if (rows.length < songsOfRound) return;
  }
}

type FoundRow = queries.AwaitedRow & { thing: number };

/** Ids of the tracks, albums and artists that rows are, by the ids of the rows. */
async function findThings({ db }: Context, rows: readonly queries.AwaitedRow[]) {
  const songs = rows.filter(({ kind }) => kind === 'liked_song' || kind === 'plays');
  const entries = songs.map((row) => ({ ...row, track_id: row.own_id, path: null }));
  const verdicts = await matchSongs(db, entries);
  const tracks = songs.flatMap(({ id }, n) => {
    const thing = verdicts[n]?.track_id ?? null;
    return thing === null ? [] : [{ id, thing }];
  });
  const named = (wanted: queries.AwaitedRow['kind'], nameOf: (row: queries.AwaitedRow) => string) =>
    rows
      .filter(({ kind }) => kind === wanted)
      .map((row) => ({ ...row, title: nameKey(nameOf(row)), artists: artistKeys(row.artist) }));
  const albums = await queries.albumsNamed(
    db,
    named('liked_album', ({ title }) => title),
  );
  const artists = await queries.artistsNamed(
    db,
    named('followed_artist', ({ artist }) => artist),
  );
  return new Map([...tracks, ...albums, ...artists].map(({ id, thing }) => [id, thing]));
}

/** What is gone meanwhile goes on to be waited for; what the person has forgotten meanwhile stays so. */
async function keepFound(trx: Transaction<Database>, userId: number, found: readonly FoundRow[]) {
  const ids = found.map(({ id }) => id);
  const there = await queries.lockAwaited(trx, ids);
  const rows = found.filter(({ id }) => there.has(id));
  const of = (kind: FoundRow['kind']) => rows.filter((row) => row.kind === kind);
  const kept = {
    liked_song: await keepLikes(trx, { type: 'tracks', userId, likes: of('liked_song') }),
    liked_album: await keepLikes(trx, { type: 'albums', userId, likes: of('liked_album') }),
    followed_artist: await keepArtistFollows(trx, { userId, follows: of('followed_artist') }),
    plays: await keepPlays(trx, { userId, heard: of('plays') }),
  };
  const done = rows.filter(({ kind, thing }) => kept[kind].has(thing));
  if (done.length === 0) return;
  await queries.deleteAwaited(
    trx,
    done.map(({ id }) => id),
  );
  await publishEvent(trx, [userId], { type: 'transfers' });
}
