import type { AlbumType, Database, Transaction } from '@kantele/db';
import { insertRows } from '../../../core/rows-as-json.ts';
import { nameKey, slugify } from '../../../core/text/slug.ts';
import type { AlbumOf } from '../grouping/group-albums.ts';
import * as queries from './album-queries.ts';
import type { BatchPlan, PlannedFile } from './plan-batch.ts';
import type { ResolvedArtists } from './upsert-names.ts';

export interface UpsertedAlbums {
  /** By import key. */
  ids: ReadonlyMap<string, number>;
  /** Albums whose cover has to be looked at again. */
  needCover: number[];
}

/** What is known of one album of a batch: its new and changed files, and tracks of earlier imports that join it. */
interface Group {
  album: AlbumOf;
  files: PlannedFile[];
  moved: BatchPlan['moved'];
}

/** One album per key of the batch, with what its files say; tracks whose album is another one now move there. */
export async function upsertAlbums(
  trx: Transaction<Database>,
  { plan, sides }: { plan: BatchPlan; sides: boolean | null },
  artists: ResolvedArtists,
): Promise<UpsertedAlbums> {
  const groups = groupsOf(plan);
  // Before anything is added: an album that gives its key to another must have its new one first.
  for (let renamed = 1, round = 0; renamed > 0 && round < 5; round += 1) {
    renamed = 0;
    for (const group of groups) renamed += await keepRenamed(trx, group);
  }
  const ids = await queries.putAlbums(
    trx,
    groups.map((group) => ({ ...factsOf(group, artists), sides: sides ?? false })),
    sides,
  );
  const idOf = ({ album }: Group): number => ids.get(album.key) ?? 0;
  await setAlbumArtists(
    trx,
    new Map(groups.map((group) => [idOf(group), artistsOf(group, artists).map(({ id }) => id)])),
  );
  for (const group of groups) {
    const moved = group.moved.map(({ trackId }) => trackId);
    if (moved.length === 0) continue;
    await queries.moveTracks(trx, moved, idOf(group));
    await queries.addAlbumGenres(trx, moved);
  }
  return { ids, needCover: [...ids.values()] };
}

/** Sorted by key, so that two imports at once lock albums in one order. */
function groupsOf(plan: BatchPlan): Group[] {
  const groups = new Map<string, Group>();
  const of = (album: AlbumOf) => {
    const group = groups.get(album.key) ?? { album, files: [], moved: [] };
    groups.set(album.key, group);
    return group;
  };
  for (const file of plan.files) if (!file.spare) of(file.album).files.push(file);
  for (const track of plan.moved) of(track.album).moved.push(track);
  return [...groups.values()].sort((a, b) => (a.album.key < b.album.key ? -1 : 1));
}

function nameOf({ album, files, moved }: Group): string {
  const tagged = files.find(({ tags }) => tags.album !== null)?.tags.album;
  const earlier = moved.find(({ facts }) => facts.album !== null)?.facts.album;
  return album.name ?? tagged ?? earlier ?? files[0]?.tags.title ?? moved[0]?.facts.title ?? 'Untitled';
}

/** An album whose tracks all go by another key now (retagged or moved together) keeps its row. */
async function keepRenamed(trx: Transaction<Database>, group: Group): Promise<number> {
  const ids = [
    ...group.files.flatMap((file) => file.trackId ?? []),
    ...group.moved.map(({ trackId }) => trackId),
  ];
  if (ids.length === 0) return 0;
  const name = nameOf(group);
  const names = { key: group.album.key, name, slug: slugify(name), nameKey: nameKey(name) };
  return queries.renameAlbumOf(trx, ids, names);
}

/** Who an album is by, each once. */
function artistsOf({ album }: Group, artists: ResolvedArtists) {
  return [...new Map(album.artists.map((name) => [artists.of(name).id, artists.of(name)])).values()];
}

function factsOf(group: Group, artists: ResolvedArtists) {
  const first = <Value>(pick: (file: PlannedFile) => Value | null) =>
    group.files.map(pick).find((value) => value !== null) ?? null;
  const name = nameOf(group);
  const release = first((file) => file.tags.release);
  return {
    name,
    slug: slugify(name),
    name_key: nameKey(name),
    import_key: group.album.key,
    release_date: release?.date ?? null,
    release_precision: release?.precision ?? null,
    label: first((file) => file.tags.label),
    catalogue_number: first((file) => file.tags.catalogue_number),
    copyright: first((file) => file.tags.copyright),
    upc: first((file) => file.tags.upc),
    mbid: first((file) => file.tags.mbid.release),
    artists: JSON.stringify(artistsOf(group, artists)),
  };
}

/** Writes who albums are by, where that is not what stands there: artists of each album in their order. */
async function setAlbumArtists(
  trx: Transaction<Database>,
  wanted: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  const current = new Map<number, number[]>();
  for (const { album_id, artist_id } of await queries.artistsOfAlbums(trx, [...wanted.keys()]))
    current.set(album_id, [...(current.get(album_id) ?? []), artist_id]);
  const changed = [...wanted].filter(([id, artists]) => current.get(id)?.join() !== artists.join());
  const known = changed.map(([id]) => id).filter((id) => current.has(id));
  await queries.dropAlbumArtists(trx, known);
  const values = changed.flatMap(([album_id, artists]) =>
    artists.map((artist_id, position) => ({ album_id, artist_id, position })),
  );
  await insertRows(trx, 'album_artists', values);
}

/**
 * The type of an album by what it holds: up to three tracks under 15 minutes a single, up to six under 30 an EP (the
 * usual rules of distributors). A type chosen by hand stays.
 */
export async function inferAlbumTypes(
  trx: Transaction<Database>,
  albumIds: readonly number[],
  compilations: ReadonlySet<number>,
) {
  const rows = await queries.albumSizes(trx, albumIds);
  if (rows.length === 0) return;
  const types = rows.map(({ id, tracks, duration }) => ({
    id,
    type: compilations.has(id) ? ('compilation' as const) : typeOf(tracks, duration),
  }));
  await queries.setAlbumTypes(trx, types);
}

function typeOf(tracks: number, duration: number): AlbumType {
  if (tracks <= 3 && duration < 15 * 60_000) return 'single';
  if (tracks <= 6 && duration < 30 * 60_000) return 'ep';
  return 'album';
}
