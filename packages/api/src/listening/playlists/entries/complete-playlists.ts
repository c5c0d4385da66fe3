import type { Context } from '../../../core/context.ts';
import { publishEvent } from '../../../platform/live/publish-event.ts';
import { placesMax } from '../contract.ts';
import { endOf, lockOpenTracks } from '../place-queries.ts';
import * as queries from '../queries.ts';
import * as entries from './entry-queries.ts';
import { matchSongs, songsOfRound } from './match-songs.ts';
import { placesOf, type SettledEntry } from './settle-entries.ts';

/**
 * The job: looks for songs of files that were not found before. What is found goes where the song stands; what may be
 * meant is offered to the owner.
 */
export async function completePlaylists(ctx: Context): Promise<void> {
  let after = 0;
  while (!ctx.signal.aborted) {
    const rows = await entries.openEntries(ctx.db, after, songsOfRound);
    after = rows.at(-1)?.id ?? after;
    const settled = await settledBy(ctx, rows);
    for (const [playlistId, own] of settled) await complete(ctx, playlistId, own);
    if (rows.length < songsOfRound) return;
  }
}

/** Entries of which something is known that was not before, by playlist. */
async function settledBy(ctx: Context, rows: readonly entries.EntryRow[]) {
  const verdicts = await matchSongs(
    ctx.db,
    rows.map((row) => ({ ...row, track_id: row.own_id })),
  );
  const settled = new Map<number, SettledEntry[]>();
  for (const [n, { id, position, playlist_id, refused, candidates: before }] of rows.entries()) {
    const verdict = verdicts[n];
    if (!verdict) continue;
    const track_id =
      verdict.track_id !== null && refused.includes(verdict.track_id) ? null : verdict.track_id;
    const candidates = verdict.candidates.filter((candidate) => !refused.includes(candidate));
    if (track_id === null && candidates.join() === before.join()) continue;
    const own = settled.get(playlist_id) ?? [];
    settled.set(playlist_id, [...own, { id, position, track_id, candidates, refused }]);
  }
  return settled;
}

async function complete(ctx: Context, id: number, found: readonly SettledEntry[]): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const open = new Set(
      await lockOpenTracks(
        trx,
        found.flatMap(({ track_id }) => track_id ?? []),
      ),
    );
    const playlist = await queries.lockPlaylist(trx, id, ctx);
    if (!playlist || playlist.smart) return;
    const ids = found.map((entry) => entry.id);
    const rows = await entries.entriesByIds(trx, id, ids);
    // The owner may have settled some meanwhile, and tracks may have gone.
    const stillOpen = new Map(rows.filter(({ track_id }) => track_id === null).map((row) => [row.id, row]));
    let room = placesMax - (await endOf(trx, id)).places;
    const settled = found.flatMap((entry) => {
      const row = stillOpen.get(entry.id);
      const isThere = entry.track_id === null || (open.has(entry.track_id) && room > 0);
      if (row && isThere && entry.track_id !== null) room -= 1;
      return row && isThere ? [{ ...entry, position: row.position, refused: row.refused }] : [];
    });
    if (settled.length === 0) return;
    await entries.updateEntries(trx, settled);
    await entries.insertPlacesAt(trx, id, placesOf(settled), playlist.owner_id);
    await queries.updatePlaylist(trx, id, {});
    await publishEvent(trx, await queries.peopleOf(trx, id), { type: 'playlists', id });
  });
}
