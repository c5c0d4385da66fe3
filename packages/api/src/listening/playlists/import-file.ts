import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { nameKey, slugify } from '../../core/text/slug.ts';
import { line } from '../../core/translate.ts';
import { publishEvent } from '../../platform/live/publish-event.ts';
import type * as contract from './contract.ts';
import { insertEntries, insertPlacesAt, type NewEntry, placeOf } from './entries/entry-queries.ts';
import type { Verdict } from './entries/match-song.ts';
import { matchSongs } from './entries/match-songs.ts';
import { placesOf } from './entries/settle-entries.ts';
import type { FilePlaylist } from './files/entry.ts';
import { readPlaylistFile } from './files/read-file.ts';
import { lockOpenTracks } from './place-queries.ts';
import { insertPlaylist } from './queries.ts';

/**
 * Makes private playlists of a file. What is found of its songs is put in; the others are kept with their places, to be
 * settled by their owner or found when more music comes.
 * @throws AppError `too_large`, or `invalid` on `file`: nothing is made then
 */
export async function importFile(ctx: Context, { file, name }: z.output<typeof contract.importFile>) {
  const { id: userId } = userOf(ctx.actor);
  const { baseUrl } = ctx.services;
  const playlists = await readPlaylistFile(file, { name: name ?? '', baseUrl });
  const verdicts = await matchSongs(
    ctx.db,
    playlists.flatMap(({ entries }) => entries),
  );
  return ctx.db.transaction().execute(async (trx) => {
    const made: z.input<typeof contract.filesImported>['playlists'] = [];
    let from = 0;
    for (const playlist of playlists) {
      const own = verdicts.slice(from, from + playlist.entries.length);
      from += playlist.entries.length;
      made.push(await makePlaylist(ctx, trx, { playlist, verdicts: own, userId }));
    }
    await publishEvent(trx, [userId], { type: 'playlists', id: made[0]?.id ?? 0 });
    return { playlists: made };
  });
}

interface Made {
  playlist: FilePlaylist;
  /** Of its entries, in their order; without them all are still to be found. */
  verdicts: readonly Verdict[];
  userId: number;
}

/** Makes a private playlist of what a file says. */
export async function makePlaylist(
  ctx: Context,
  trx: Transaction<Database>,
  { playlist, verdicts, userId }: Made,
) {
  const name = playlist.isSaved
    ? ctx.translate(line('Liked songs from Spotify'))
    : playlist.name || ctx.translate(line('Imported playlist'));
  const values = { owner_id: userId, name, name_key: nameKey(name), slug: slugify(name) };
  const filling = playlist.rules ? { rules: JSON.stringify(playlist.rules) } : {};
  const id = await insertPlaylist(trx, { ...values, ...filling, description: playlist.description });
  // What was found may have gone since.
  const found = [...new Set(verdicts.flatMap(({ track_id }) => track_id ?? []))];
  const open = new Set(await lockOpenTracks(trx, found));
  const entries = playlist.entries.map((entry, index): NewEntry => {
    const { track_id: own_id, ...said } = entry;
    const { track_id = null, candidates = [] } = verdicts[index] ?? {};
    const place = { position: placeOf(index + 1), own_id };
    return {
      ...said,
      ...place,
      candidates,
      track_id: track_id !== null && open.has(track_id) ? track_id : null,
    };
  });
  await insertEntries(trx, id, entries);
  await insertPlacesAt(trx, id, placesOf(entries), userId);
  const count = (test: (entry: NewEntry) => boolean) => entries.filter(test).length;
  return {
    ...{ id, name, slug: values.slug, found: count(({ track_id }) => track_id !== null) },
    perhaps: count(({ track_id, candidates }) => track_id === null && candidates.length > 0),
    missing: count(({ track_id, candidates }) => track_id === null && candidates.length === 0),
  };
}
