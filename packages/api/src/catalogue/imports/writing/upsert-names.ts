import type { Database, Transaction } from '@kantele/db';
import type { FileTags } from '../../../core/audio/audio-tools.ts';
import { nameKey, slugify } from '../../../core/text/slug.ts';
import * as queries from './name-queries.ts';

/** An artist as the catalogue knows it. */
interface Artist {
  id: number;
  name: string;
  slug: string;
}

export interface ResolvedArtists {
  /** By folded name. */
  of(name: string): Artist;
  created: number[];
}

/**
 * Artists by folded name, those of the files and of their albums: existing ones are reused (the most played when
 * several share a name), others made.
 */
export async function resolveArtists(
  trx: Transaction<Database>,
  tags: readonly FileTags[],
  ofAlbums: readonly string[] = [],
): Promise<ResolvedArtists> {
  const wanted = new Map<string, Wanted>();
  const want = (name: string, anyMbid: string | null) => {
    const key = nameKey(name);
    const mbid = anyMbid?.toLowerCase() ?? null;
    const known = wanted.get(key);
    if (!known) wanted.set(key, { name, mbid, sort: null });
    else if (!known.mbid && mbid) known.mbid = mbid;
  };
  for (const file of tags) {
    const main = file.artists.filter((artist) => artist.role === 'main');
    for (const [index, artist] of main.entries()) {
      want(artist.name, main.length === file.mbid.artist.length ? (file.mbid.artist[index] ?? null) : null);
    }
    for (const artist of file.artists) if (artist.role !== 'main') want(artist.name, null);
    for (const [index, name] of file.album_artists.entries()) {
      want(
        name,
        file.album_artists.length === file.mbid.album_artist.length
          ? (file.mbid.album_artist[index] ?? null)
          : null,
      );
    }
    for (const { name, sort } of file.sort_names) {
      const artist = wanted.get(nameKey(name));
      if (artist && nameKey(sort) !== nameKey(name)) artist.sort ??= nameKey(sort);
    }
  }
  for (const name of ofAlbums) want(name, null);
  const keys = [...wanted.keys()];
  const artists = new Map<string, Artist>();
  for (const row of await queries.artistsByName(trx, keys)) {
    if (!artists.has(row.name_key)) artists.set(row.name_key, artistOf(row));
  }
  const missing = keys.filter((key) => !artists.has(key));
  const made = await insertMissing(
    trx,
    missing.map((key) => ({ key, ...(wanted.get(key) ?? { name: key, mbid: null, sort: null }) })),
  );
  for (const [key, artist] of made.artists) artists.set(key, artist);
  await addSortNames(trx, wanted, artists);
  return {
    created: made.created,
    of(name) {
      const artist = artists.get(nameKey(name));
      if (artist === undefined) throw new Error(`Artist ${name} was not resolved.`);
      return artist;
    },
  };
}

const artistOf = ({ id, name, slug }: Artist): Artist => ({ id, name, slug });

interface Wanted {
  name: string;
  mbid: string | null;
  /** Folded sort name, when it is tagged and another than the name. */
  sort: string | null;
}
interface NewArtist extends Wanted {
  key: string;
}

/** Sort names for artists that have none yet. */
async function addSortNames(
  trx: Transaction<Database>,
  wanted: ReadonlyMap<string, Wanted>,
  artists: ReadonlyMap<string, Artist>,
) {
  const sorted = [...wanted].flatMap(([key, { sort }]) => {
    const id = artists.get(key)?.id;
    return sort === null || id === undefined ? [] : [{ id, sort }];
  });
  await queries.setSortNames(trx, sorted);
}

/** Makes artists; several names of one MusicBrainz artist are one artist, under the name that came first. */
async function insertMissing(trx: Transaction<Database>, missing: readonly NewArtist[]) {
  const byMbid = await queries.artistsByMbid(
    trx,
    missing.flatMap(({ mbid }) => mbid ?? []),
  );
  const known = new Map(byMbid.flatMap((row) => (row.mbid ? [[row.mbid, artistOf(row)]] : [])));
  const fresh = missing.filter(({ mbid }, index) => {
    return !mbid || (!known.has(mbid) && missing.findIndex((other) => other.mbid === mbid) === index);
  });
  const rows = await queries.insertArtists(
    trx,
    fresh.map(({ key, name, mbid }) => ({ name, slug: slugify(name), name_key: key, mbid, links: '[]' })),
  );
  for (const row of rows) if (row.mbid) known.set(row.mbid, artistOf(row));
  const artists = new Map(rows.map((row) => [row.name_key, artistOf(row)]));
  for (const { key, mbid } of missing) {
    const artist = mbid ? known.get(mbid) : undefined;
    if (artist !== undefined) artists.set(key, artist);
  }
  return { artists, created: rows.map((row) => row.id) };
}

/** Genres by folded name, made when new; ids by the spelling given. */
export async function resolveGenres(
  trx: Transaction<Database>,
  names: readonly string[],
): Promise<Map<string, number>> {
  const spellings = new Map<string, string>();
  for (const name of names) if (!spellings.has(nameKey(name))) spellings.set(nameKey(name), name);
  if (spellings.size === 0) return new Map();
  const rows = await queries.ensureGenres(
    trx,
    [...spellings].map(([key, spelling]) => ({ name: key, slug: slugify(key), display_name: spelling })),
  );
  const byName = new Map(rows.map((row) => [row.name, row.id]));
  const bySlug = new Map(rows.map((row) => [row.slug, row.id]));
  const ids = new Map<string, number>();
  for (const name of names) {
    const id = byName.get(nameKey(name)) ?? bySlug.get(slugify(nameKey(name)));
    if (id !== undefined) ids.set(name, id);
  }
  return ids;
}
