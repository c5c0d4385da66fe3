import type { FileTags } from '../../../core/audio/audio-tools.ts';

/** Largest whole number of an `integer` column. */
const largest = 2_147_483_647;
const nameLength = 255;
const longTextLength = 20_000;
const listLength = 50;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Tags with every value inside what the catalogue stores: what is not becomes null, is left out or is cut. The
 * constraints of the tables are never what a file is measured by.
 */
export function boundedTags(tags: FileTags): FileTags {
  const artists = listOf(tags.artists, ({ name, role }) => {
    const clean = text(name);
    const part = role === 'featured' ? ('featured' as const) : ('main' as const);
    return clean === null ? null : { name: clean, role: part };
  });
  if (!artists.some(({ role }) => role === 'main')) artists.unshift({ name: unknownArtist, role: 'main' });
  return {
    ...tags,
    duration: whole(tags.duration, 1, largest),
    sample_rate: whole(tags.sample_rate, 1, 10_000_000),
    channels: whole(tags.channels, 1, 255),
    bitrate: whole(tags.bitrate, 1, largest),
    title: text(tags.title) ?? 'Untitled',
    artists,
    album: text(tags.album),
    album_artists: names(tags.album_artists),
    sort_names: listOf(tags.sort_names, ({ name, sort }) => {
      const pair = { name: text(name), sort: text(sort) };
      return pair.name === null || pair.sort === null ? null : { name: pair.name, sort: pair.sort };
    }),
    disc_number: whole(tags.disc_number, 1, 999),
    disc_title: text(tags.disc_title),
    side: typeof tags.side === 'string' && /^[A-Z]$/.test(tags.side) ? tags.side : null,
    number: whole(tags.number, 1, 99_999),
    release: dateOf(tags.release),
    genres: names(tags.genres),
    label: text(tags.label),
    catalogue_number: text(tags.catalogue_number),
    copyright: text(tags.copyright),
    comment: text(tags.comment, longTextLength),
    isrc: text(tags.isrc, 40),
    upc: text(tags.upc, 40),
    bpm: whole(tags.bpm, 1, 999),
    musical_key: text(tags.musical_key, 32),
    explicit: tags.explicit === true,
    compilation: tags.compilation === true,
    credits: listOf(tags.credits, ({ role, name, detail }) => {
      const clean = text(name);
      return clean === null ? null : { role, name: clean, detail: text(detail) };
    }),
    lyrics: lyricsOf(tags.lyrics),
    replaygain: {
      track_gain: finite(tags.replaygain.track_gain),
      track_peak: finite(tags.replaygain.track_peak),
      album_gain: finite(tags.replaygain.album_gain),
    },
    mbid: {
      recording: uuidOf(tags.mbid.recording),
      release: uuidOf(tags.mbid.release),
      artist: tags.mbid.artist.flatMap((id) => uuidOf(id) ?? []),
      album_artist: tags.mbid.album_artist.flatMap((id) => uuidOf(id) ?? []),
    },
  };
}

export const unknownArtist = 'Unknown artist';

/** A visible text without what Postgres cannot store, at most `limit` long; null when nothing is left. */
function text(value: unknown, limit = nameLength): string | null {
  if (typeof value !== 'string') return null;
  const whole = value
    .slice(0, 2 * limit)
    .replaceAll('\u0000', '')
    .toWellFormed()
    .trim();
  // Postgres counts characters, JavaScript halves of them: cutting by halves is on the safe side.
  const cut =
    whole.length > limit
      ? whole
          .slice(0, limit)
          .replace(/[\ud800-\udbff]$/, '')
          .trimEnd()
      : whole;
  return cut === '' ? null : cut;
}

function names(values: readonly string[]): string[] {
  return listOf(values, (value) => text(value));
}

function listOf<In, Out>(values: readonly In[], map: (value: In) => Out | null): Out[] {
  return values
    .slice(0, listLength)
    .map(map)
    .filter((value): value is Out => value !== null);
}

/** The nearest whole number, null when it is none or out of range. */
function whole(value: unknown, least: number, most: number): number | null {
  if (typeof value !== 'number') return null;
  const number = Math.round(value);
  return number >= least && number <= most ? number : null;
}

function finite(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function uuidOf(value: unknown): string | null {
  const id = typeof value === 'string' ? value.toLowerCase() : '';
  return uuid.test(id) ? id : null;
}

function dateOf(release: FileTags['release']): FileTags['release'] {
  if (release === null || !/^\d{4}-\d{2}-\d{2}$/.test(release.date)) return null;
  const date = new Date(`${release.date}T00:00:00Z`);
  const year = Number(release.date.slice(0, 4));
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== release.date || year < 1)
    return null;
  return ['year', 'month', 'day'].includes(release.precision) ? release : null;
}

function lyricsOf(lyrics: FileTags['lyrics']): FileTags['lyrics'] {
  const words = lyrics ? text(lyrics.text, longTextLength) : null;
  if (!lyrics || words === null) return null;
  const lines = lyrics.lines
    ? lyrics.lines.slice(0, 2_000).flatMap(({ start_ms, text: words }) => {
        const start = whole(start_ms, 0, largest);
        return start === null ? [] : [{ start_ms: start, text: text(words, 500) ?? '' }];
      })
    : null;
  return { language: text(lyrics.language, 35), text: words, lines };
}
