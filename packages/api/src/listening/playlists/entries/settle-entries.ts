import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { userOf } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { invalid, notFound } from '../../../core/errors.ts';
import { changePlaylist, changePlaylistIn } from '../change-playlist.ts';
import { type forgetEntries as forgetting, placesMax, type settleEntries as settling } from '../contract.ts';
import { endOf, removePlaces } from '../place-queries.ts';
import * as queries from '../queries.ts';
import { lockAddedTracks } from './add-tracks.ts';
import * as entries from './entry-queries.ts';
import { assertOwnsPlaylist } from './list-entries.ts';

/** Tracks of an entry a person has said it is not; the oldest are forgotten. */
const refusedMax = 50;

/**
 * Says what songs of a file are: each track goes where the song stands, and takes the place of one that was wrong. Null
 * leaves a song open, without the tracks it was thought to be.
 * @throws AppError `not_found` for entries or tracks that are not there, `invalid` when it would get too long: nothing is
 * changed then
 */
export async function settleEntries(ctx: Context, { id, entries: wishes }: z.output<typeof settling>) {
  await assertOwnsPlaylist(ctx, id);
  const { id: userId } = userOf(ctx.actor);
  const wished = new Map(wishes.map(({ entry_id, track_id }) => [entry_id, track_id]));
  return ctx.db.transaction().execute(async (trx) => {
    await lockAddedTracks(
      trx,
      [...wished.values()].filter((track) => track !== null),
    );
    return changePlaylistIn(trx, ctx, { id, right: 'own', byHand: true }, async () => {
      const rows = await entries.entriesByIds(trx, id, [...wished.keys()]);
      if (rows.length < wished.size) throw notFound();
      const settled = rows.map((row) => settledEntry(row, wished.get(row.id) ?? null));
      await entries.updateEntries(trx, settled);
      const wrong = rows.flatMap((row, n) =>
        row.track_id === settled[n]?.track_id ? [] : (row.track_id ?? []),
      );
      const still = await entries.tracksOfEntries(trx, id, wrong);
      await removePlaces(
        trx,
        id,
        wrong.filter((track) => !still.has(track)),
      );
      await entries.insertPlacesAt(trx, id, placesOf(settled), userId);
      await assertNotTooLong(trx, id);
      const result = { changed: settled.length, tracks_count: await queries.countOf(trx, id) };
      return { result, columns: {} };
    });
  });
}

/** Forgets what a file said of songs; tracks in the playlist stay. */
export async function forgetEntries(ctx: Context, { id, entry_ids }: z.output<typeof forgetting>) {
  await assertOwnsPlaylist(ctx, id);
  return changePlaylist(ctx, { id, right: 'own' }, async (trx) => {
    const changed = await entries.deleteEntries(trx, id, entry_ids);
    const result = { changed, tracks_count: await queries.countOf(trx, id) };
    return { result, columns: changed > 0 ? {} : null };
  });
}

export interface SettledEntry {
  id: number;
  position: number;
  track_id: number | null;
  candidates: number[];
  refused: number[];
}

function settledEntry(row: entries.EntryRow, track_id: number | null): SettledEntry {
  const { id, position } = row;
  if (track_id !== null) return { id, position, track_id, candidates: [], refused: row.refused };
  const refused = [...row.refused, ...row.candidates, ...(row.track_id === null ? [] : [row.track_id])];
  return { id, position, track_id, candidates: [], refused: [...new Set(refused)].slice(-refusedMax) };
}

/** Places of what was found, each track once, where it is named first. */
export function placesOf(found: readonly { track_id: number | null; position: number }[]) {
  const places = new Map<number, number>();
  for (const { track_id, position } of found)
    if (track_id !== null && !places.has(track_id)) places.set(track_id, position);
  return [...places].map(([track_id, position]) => ({ track_id, position }));
}

/** @throws AppError `invalid` */
async function assertNotTooLong(trx: Transaction<Database>, id: number): Promise<void> {
  const { places } = await endOf(trx, id);
  if (places > placesMax)
    throw invalid('entries', 'A playlist holds :count tracks at most.', { count: placesMax });
}
