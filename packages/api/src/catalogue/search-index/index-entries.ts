import type { Database, SearchType, Transaction } from '@kantele/db';
import { nameKey } from '../../core/text/slug.ts';
import * as queries from './queries.ts';
import { entryWords } from './words.ts';

type Trx = Transaction<Database>;

/** Brings the search entries of these artists up to date; disabled ones leave the index. */
export async function indexArtist(trx: Trx, ids: readonly number[]) {
  await replace(trx, 'artist', ids, await queries.artistSources(trx, ids));
}

/** The same for albums; those that are not listed leave the index. */
export async function indexAlbums(trx: Trx, ids: readonly number[]) {
  await replace(trx, 'album', ids, await queries.albumSources(trx, ids));
}

/** The same for tracks. */
export async function indexTracks(trx: Trx, ids: readonly number[]) {
  await replace(trx, 'track', ids, await queries.trackSources(trx, ids));
}

/** These albums with all their tracks: after a change of visibility. */
export async function indexWholeAlbums(trx: Trx, albumIds: readonly number[]) {
  await indexAlbums(trx, albumIds);
  await indexTracks(trx, await queries.tracksOfAlbums(trx, albumIds));
}

/** Takes entries out of the index. */
export async function removeFromSearch(trx: Trx, type: SearchType, ids: readonly number[]) {
  if (ids.length === 0) return;
  await queries.deleteEntries(trx, type, ids);
}

/** Entries of what may be found, and none of what may not any more. */
async function replace(
  trx: Trx,
  type: SearchType,
  ids: readonly number[],
  sources: readonly queries.EntrySource[],
) {
  const present = new Set(sources.map((source) => source.id));
  await removeFromSearch(
    trx,
    type,
    ids.filter((id) => !present.has(id)),
  );
  if (sources.length === 0) return;
  const entries = sources.map(({ id, name, others, popularity }) => ({
    id,
    nameKey: nameKey(name),
    words: entryWords(`${name} ${others ?? ''}`, type),
    popularity,
  }));
  await queries.putEntries(trx, type, entries);
}
