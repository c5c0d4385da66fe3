import type { Database, Transaction } from '@kantele/db';
import { audioMimes } from '../../../core/audio/audio-tools.ts';
import { insertRows } from '../../../core/rows-as-json.ts';
import { nameKey, slugify } from '../../../core/text/slug.ts';
import { formsOf } from '../../streaming/forms.ts';
import { cutEtag } from '../../streaming/packet-index.ts';
import { putOriginals } from '../../streaming/put-originals.ts';
import { addAlbumGenres } from './album-queries.ts';
import { filePath } from './file-parts.ts';
import type { PlannedFile } from './plan-batch.ts';
import * as queries from './track-queries.ts';
import { inferAlbumTypes, type UpsertedAlbums } from './upsert-albums.ts';
import type { ResolvedArtists } from './upsert-names.ts';

/** Files that tracks play from. */
interface Batch {
  files: readonly PlannedFile[];
  /** Where the bytes of a file are, and a validator that changes with them. */
  sourceOf(file: PlannedFile): FileSource;
}

export interface FileSource {
  storage_key: string;
  etag: string;
}

/** A file that stays in the folder of its library. */
export function librarySource(libraryId: number, { path, size, mtime_ms }: PlannedFile): FileSource {
  return {
    storage_key: `library:${libraryId}/${filePath(path)}`,
    etag: `${size.toString(36)}-${mtime_ms.toString(36)}`,
  };
}

interface Names {
  artists: ResolvedArtists;
  genres: ReadonlyMap<string, number>;
  albums: UpsertedAlbums;
}

/** Inserts or updates the tracks of a batch with everything that hangs on them; ids in the order of the files. */
export async function writeTracks(trx: Transaction<Database>, batch: Batch, names: Names): Promise<number[]> {
  const { files } = batch;
  const ids: number[] = files.map((file) => file.trackId ?? 0);
  const fresh = files.flatMap((file, index) => (file.trackId === null ? [{ file, index }] : []));
  const inserted = await queries.insertTracks(
    trx,
    fresh.map(({ file }) => ({ ...columnsOf(file, names), ...summaryOf(file, names) })),
  );
  for (const [at, { index }] of fresh.entries()) ids[index] = inserted[at] ?? 0;
  for (const file of files) {
    if (file.trackId === null) continue;
    const values = { ...columnsOf(file, names), status: 'processing' as const, status_reason: null };
    await queries.updateTrack(trx, file.trackId, values);
  }
  await queries.unlinkTracks(
    trx,
    files.flatMap((file) => file.trackId ?? []),
  );
  await linkTracks(trx, files, ids, names);
  await putOriginals(
    trx,
    files.map((file, index) => originalOf(batch.sourceOf(file), file, ids[index] ?? 0)),
  );
  const compilations = files
    .filter((file) => file.album.compilation)
    .flatMap((file) => names.albums.ids.get(file.album.key) ?? []);
  await inferAlbumTypes(trx, [...new Set(names.albums.ids.values())], new Set(compilations));
  return ids;
}

/** What is kept of a file with its track. */
export function fileColumnsOf({ tags, cut }: Pick<PlannedFile, 'tags' | 'cut'>) {
  const gains = Object.values(tags.replaygain).some((value) => value !== null);
  return {
    duration: tags.duration,
    replaygain: gains ? JSON.stringify(tags.replaygain) : null,
    codec: tags.codec,
    renditions: formsOf(tags, cut !== null),
  };
}

function columnsOf(file: PlannedFile, { albums }: Names) {
  const { tags, album } = file;
  return {
    name: tags.title,
    slug: slugify(tags.title),
    name_key: nameKey(tags.title),
    album_id: albums.ids.get(album.key) ?? 0,
    disc_number: tags.disc_number ?? 1,
    number: tags.number,
    disc_title: tags.disc_title,
    side: tags.side,
    ...fileColumnsOf(file),
    explicit: tags.explicit,
    isrc: tags.isrc,
    mbid: tags.mbid.recording,
    description: tags.comment,
    bpm: tags.bpm,
    musical_key: tags.musical_key,
  };
}

/**
 * What triggers would find out from the rows below and write in a second pass, each track a second time; they compare, and
 * find it done.
 */
function summaryOf(file: PlannedFile, names: Names) {
  const artists = artistsOf(file, names).toSorted(
    (a, b) => Number(a.role === 'featured') - Number(b.role === 'featured'),
  );
  const shown = artists.map(({ id, name, slug, role }) => ({ id, name, slug, role }));
  return { artists: JSON.stringify(shown), has_lyrics: file.tags.lyrics !== null };
}

/** Who a track is by, each once, in the part named first. */
function artistsOf({ tags }: PlannedFile, { artists }: Names) {
  const seen = new Set<number>();
  return tags.artists.flatMap(({ name, role }, position) => {
    const artist = artists.of(name);
    if (seen.has(artist.id)) return [];
    seen.add(artist.id);
    return [{ ...artist, role, position }];
  });
}

async function linkTracks(
  trx: Transaction<Database>,
  files: readonly PlannedFile[],
  ids: readonly number[],
  names: Names,
) {
  const artistRows = files.flatMap((file, index) => {
    const track_id = ids[index] ?? 0;
    return artistsOf(file, names).map(({ id, role, position }) => ({
      track_id,
      artist_id: id,
      role,
      position,
    }));
  });
  await insertRows(trx, 'track_artists', artistRows);

  const genreRows = files.flatMap(({ tags }, index) => {
    const genreIds = new Set(tags.genres.flatMap((name) => names.genres.get(name) ?? []));
    return [...genreIds].map((genre_id) => ({ track_id: ids[index] ?? 0, genre_id }));
  });
  await insertRows(trx, 'track_genres', genreRows);
  await addAlbumGenres(trx, ids);

  const creditRows = files.flatMap(({ tags }, index) =>
    tags.credits.map(({ role, name, detail }, position) => ({
      track_id: ids[index] ?? 0,
      position,
      role,
      name,
      detail,
    })),
  );
  await insertRows(trx, 'track_credits', creditRows);

  const lyricsRows = files.flatMap(({ tags }, index) => {
    if (!tags.lyrics) return [];
    const { language, text, lines } = tags.lyrics;
    return [{ track_id: ids[index] ?? 0, language, text, lines: lines ? JSON.stringify(lines) : null }];
  });
  await queries.putLyrics(trx, lyricsRows);
}

/** The row of the file of a track. */
export function originalOf(
  { storage_key, etag }: FileSource,
  { size, tags, cut }: Pick<PlannedFile, 'size' | 'tags' | 'cut'>,
  trackId: number,
) {
  return {
    track_id: trackId,
    mime: audioMimes[tags.format],
    codec: tags.codec,
    lossless: tags.lossless,
    bitrate: tags.bitrate,
    sample_rate: tags.sample_rate,
    channels: tags.channels,
    size,
    storage_key,
    etag: cut ? cutEtag(etag, cut) : etag,
    cut_begin: cut?.begin ?? null,
    cut_end: cut?.end ?? null,
  };
}
