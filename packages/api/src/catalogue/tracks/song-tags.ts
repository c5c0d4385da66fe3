import type { MeasuredLoudness, SongTags } from '../../core/audio/audio-tools.ts';
import type { Context } from '../../core/context.ts';
import { type SongRow, songRows } from './song-tags-queries.ts';

/** What a downloaded file says of its song, and its cover by the hash; null without one. */
export interface TaggedSong {
  tags: SongTags;
  cover: string | null;
}

/** What the catalogue says of these songs, by id; whether they may be seen is the caller's question. */
export async function songTags(
  { db }: Pick<Context, 'db'>,
  ids: readonly number[],
): Promise<Map<number, TaggedSong>> {
  const rows = await songRows(db, ids);
  return new Map(rows.map((row) => [row.id, { tags: tagsOf(row), cover: row.image_hash }]));
}

function tagsOf(row: SongRow): SongTags {
  const isIn = (role: string) => row.artists.filter((artist) => artist.role === role).map(({ name }) => name);
  const [main, featured] = [isIn('main'), isIn('featured')];
  return {
    title: row.title,
    artist: [main.join(', '), ...(featured.length > 0 ? [`feat. ${featured.join(', ')}`] : [])]
      .join(' ')
      .trim(),
    artists: [...main, ...featured],
    album: row.album,
    album_artists: row.album_artists.map(({ name }) => name),
    number: row.number,
    numbers: row.number === null ? null : Math.max(row.numbers, row.number),
    disc: row.disc,
    discs: Math.max(row.discs, row.disc),
    disc_title: row.disc_title,
    date: dateOf(row),
    genres: row.genres,
    label: row.label,
    catalogue_number: row.catalogue_number,
    copyright: row.copyright,
    upc: row.upc,
    isrc: row.isrc,
    bpm: row.bpm,
    musical_key: row.musical_key,
    compilation: row.album_type === 'compilation',
    credits: distinct(row.credits),
    lyrics: row.lyrics,
    loudness: {
      track: measured(row.loudness_integrated, row.loudness_peak),
      album: measured(row.album_loudness_integrated, row.album_loudness_peak),
    },
    mbid: {
      recording: row.mbid,
      release: row.album_mbid,
      artists: row.artists.flatMap(({ mbid }) => mbid ?? []),
      album_artists: row.album_artists.flatMap(({ mbid }) => mbid ?? []),
    },
  };
}

/** A date no more exact than it is known. */
function dateOf({ release_date, release_precision }: SongRow): string | null {
  if (release_date === null) return null;
  const letters = { year: 4, month: 7, day: 10 }[release_precision ?? 'day'];
  return release_date.slice(0, letters);
}

const measured = (integrated: number | null, peak: number | null): MeasuredLoudness | null =>
  integrated === null ? null : { integrated, peak };

/** Who is an artist of the site and in the liner notes is named once. */
function distinct(credits: SongTags['credits']): SongTags['credits'] {
  const seen = new Set<string>();
  return credits.filter(({ role, name }) => {
    const key = `${role}\n${name}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
