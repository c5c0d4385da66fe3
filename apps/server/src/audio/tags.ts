import type { FileTags, ReadOptions, TagLyrics } from '@kantele/api/audio-tools';
import { languageCode, parseLyrics, syncedLyrics } from '@kantele/api/lrc';
import {
  cleanName,
  cleanNames,
  cleanText,
  isCut,
  longTextLength,
  nameLength,
  splitList,
} from '@kantele/api/tag-text';
import { type IAudioMetadata, LyricsContentType, TimestampFormat } from 'music-metadata';
import { frontCover } from './front-cover.ts';
import { readLyricsBeside } from './lyrics.ts';
import { codecOf, isLossless } from './tag-codec.ts';
import { artistValues, creditsOf, splitArtists, splitTitle } from './tag-people.ts';
import { discTitle, sortNames, vinylNumber, writtenNumber } from './tag-place.ts';
import { type RawTags, readRawTags } from './tag-reader.ts';
import { isrcOf, NativeTags, parseDate, upcOf, uuids, whole, within } from './tag-values.ts';
import { type PathTags, tagsFromPath } from './tags-from-path.ts';

/** Longest duration believed, milliseconds. */
const longest = 48 * 3600 * 1000;

/**
 * Reads the tags of one file, cleaned and bounded; what is missing comes from the path below `root`, and
 * lyrics also from files beside it. Never decodes sound and starts no process.
 *
 * @throws AudioFileError('unsupported' | 'empty') when the content is no accepted format
 */
export async function readTags(path: string, options: ReadOptions): Promise<FileTags> {
  const raw = await readRawTags(path, options.withPicture);
  const tags = cleanTags(raw, tagsFromPath(options.name ?? path, options.root, options));
  if (tags.lyrics?.lines || options.lyrics === false) return tags;
  const timed = await readLyricsBeside(path, '.lrc');
  const lyrics = timed ?? tags.lyrics ?? (await readLyricsBeside(path, '.txt'));
  return { ...tags, lyrics };
}

/** Turns what the library found into what the product stores. */
export function cleanTags(raw: RawTags, place: PathTags): FileTags {
  const warnings: string[] = [];
  if (raw.metadata === null) {
    if (raw.failure !== null) warnings.push(`Tags could not be read: ${cleanName(raw.failure)}`);
    return fromPlace(raw, place, warnings);
  }
  const { common, format } = raw.metadata;
  const native = new NativeTags(raw.metadata);
  const codec = codecOf(raw.format, String(format.codec ?? ''));
  const tagged = cleanName(common.title);
  const { title, featured } = splitTitle(tagged === '' ? place.title : tagged);
  const artists = splitArtists(artistValues(raw.metadata, native, 'artist'), featured);
  const vinyl = vinylNumber(writtenNumber(native));
  const albumArtists = cleanNames(artistValues(raw.metadata, native, 'albumartist'));
  const mains = artists.filter(({ role }) => role === 'main').map(({ name }) => name);
  const rate = within(Math.round(format.sampleRate ?? Number.NaN), 1, 1_000_000);
  if (!artists.some(({ role }) => role === 'main')) artists.unshift(unknownArtist(place));
  const comment = common.comment?.find(
    ({ text, descriptor }) => text && !/^iTun/.test(descriptor ?? ''),
  )?.text;
  for (const [field, value] of Object.entries({
    title: common.title,
    album: common.album,
    artist: common.artist,
  })) {
    if (isCut(value, nameLength)) warnings.push(`The ${field} was cut to ${nameLength} characters.`);
  }
  if (isCut(comment, longTextLength)) warnings.push(`The comment was cut to ${longTextLength} characters.`);
  const { picture, tooLarge } = frontCover(raw.metadata);
  if (tooLarge) warnings.push('A picture of more than 20 MB was left out.');
  const release = [
    fullDate(common.year, native),
    common.date,
    common.releasedate,
    common.year,
    common.originaldate,
    common.originalyear,
  ];
  return {
    format: raw.format,
    codec,
    lossless: isLossless(codec, format.lossless),
    duration: within(Math.round((seconds(raw) ?? Number.NaN) * 1000), 1, longest),
    sample_rate: rate,
    channels: whole(format.numberOfChannels, 1, 255),
    bitrate: within(Math.round(format.bitrate ?? Number.NaN), 1, 100_000_000),
    title,
    artists,
    album: cleanName(common.album) || (tagged === '' ? place.album : null),
    album_artists: albumArtists,
    sort_names: sortNames(raw.metadata, mains, albumArtists),
    compilation: common.compilation === true,
    disc_number: whole(common.disk.no, 1, 999) ?? place.disc,
    disc_title: discTitle(raw.metadata) ?? place.disc_title,
    side: vinyl?.side ?? (common.track.no ? null : place.side),
    number: vinyl ? vinyl.number : (whole(common.track.no, 1, 9_999) ?? place.number),
    release: release.map(parseDate).find((date) => date !== null) ?? parseDate(place.year),
    genres: cleanNames(splitList(common.genre ?? [])),
    label: cleanName(common.label?.[0]) || null,
    catalogue_number: cleanName(common.catalognumber?.[0]) || null,
    copyright: cleanName(common.copyright) || null,
    comment: cleanText(comment) || null,
    isrc: (common.isrc ?? []).map(isrcOf).find((code) => code !== null) ?? null,
    upc: upcOf(common.barcode ?? native.first('BARCODE', 'UPC', 'EAN', 'EAN/UPN')),
    bpm: within(common.bpm, 1, 999),
    musical_key: cleanName(common.key ?? native.first('INITIALKEY', 'INITIAL KEY', 'KEY'), 32) || null,
    explicit: isExplicit(native),
    credits: creditsOf(raw.metadata, native),
    lyrics: embeddedLyrics(native),
    picture,
    cue_sheet: cueSheet(native),
    replaygain: replayGain(raw.metadata, native),
    mbid: {
      recording: uuids([common.musicbrainz_recordingid])[0] ?? null,
      release: uuids([common.musicbrainz_albumid])[0] ?? null,
      artist: uuids(common.musicbrainz_artistid ?? []),
      album_artist: uuids(common.musicbrainz_albumartistid ?? []),
    },
    warnings,
  };
}

const unknownArtist = (place: PathTags): { name: string; role: 'main' } => ({
  name: place.artist ?? 'Unknown artist',
  role: 'main',
});

/** Length as the header declares, or as the last page of an Ogg stream counts. */
function seconds({ format, metadata, oggSamples }: RawTags): number | undefined {
  const rate = format === 'opus' ? 48_000 : metadata?.format.sampleRate;
  if (oggSamples !== null && rate) return oggSamples / rate;
  return metadata?.format.duration;
}

function fromPlace({ format, header }: RawTags, place: PathTags, warnings: string[]): FileTags {
  const codec = codecOf(format, header?.codec ?? '');
  const { title, featured } = splitTitle(place.title);
  return {
    format,
    codec,
    lossless: isLossless(codec),
    duration: within(Math.round((header?.seconds ?? Number.NaN) * 1000), 1, longest),
    sample_rate: within(Math.round(header?.sampleRate ?? Number.NaN), 1, 1_000_000),
    channels: whole(header?.channels, 1, 255),
    bitrate: null,
    title,
    artists: splitArtists([unknownArtist(place).name], featured),
    album: place.album,
    album_artists: [],
    sort_names: [],
    compilation: false,
    disc_number: place.disc,
    disc_title: place.disc_title,
    side: place.side,
    number: place.number,
    release: parseDate(place.year),
    genres: [],
    label: null,
    catalogue_number: null,
    copyright: null,
    comment: null,
    isrc: null,
    upc: null,
    bpm: null,
    musical_key: null,
    explicit: false,
    credits: [],
    lyrics: null,
    picture: null,
    cue_sheet: null,
    replaygain: { track_gain: null, track_peak: null, album_gain: null },
    mbid: { recording: null, release: null, artist: [], album_artist: [] },
    warnings,
  };
}

/** ID3v2.3 keeps year (TYER) and day and month (TDAT, `DDMM`) apart. */
function fullDate(year: number | undefined, native: NativeTags): string | null {
  const found = /^(\d{2})(\d{2})$/.exec(native.first('TDAT') ?? '');
  return found && year !== undefined ? `${year}-${found[2]}-${found[1]}` : null;
}

/** Longest cue sheet read, characters. */
const longestSheet = 256 * 1024;

function cueSheet(native: NativeTags): string | null {
  return cleanText(native.first('CUESHEET'), longestSheet) || null;
}

/** iTunes advisory: 1 and 4 mean explicit, 2 the cleaned version. */
function isExplicit(native: NativeTags): boolean {
  const advisory = native.first('RTNG', 'ITUNESADVISORY', 'EXPLICIT');
  return advisory !== null && /^\s*(1|4|true|yes|explicit)\s*$/i.test(advisory);
}

/** Synced lyrics win over plain ones. */
function embeddedLyrics(native: NativeTags): TagLyrics | null {
  const found: TagLyrics[] = [];
  const fields = [
    'SYLT',
    'SLT',
    'SYNCEDLYRICS',
    'USLT',
    'ULT',
    'LYRICS',
    'UNSYNCEDLYRICS',
    'UNSYNCED LYRICS',
    '©LYR',
  ];
  for (const value of native.all(...fields)) {
    const lyrics = typeof value === 'string' ? parseLyrics(value) : lyricsFrame(value);
    if (lyrics) found.push(lyrics);
  }
  return found.find((lyrics) => lyrics.lines !== null) ?? found[0] ?? null;
}

/** USLT { language, text } or SYLT { language, syncText, … } as the library gives them. */
function lyricsFrame(value: unknown): TagLyrics | null {
  if (typeof value !== 'object' || value === null) return null;
  const language = 'language' in value ? languageCode(value.language) : null;
  if ('syncText' in value && Array.isArray(value.syncText)) {
    const timed = 'timeStampFormat' in value && value.timeStampFormat === TimestampFormat.milliseconds;
    const kind = 'contentType' in value ? value.contentType : LyricsContentType.lyrics;
    const words = kind === LyricsContentType.lyrics || kind === LyricsContentType.text;
    if (!timed || !words) return null;
    const lines = value.syncText.slice(0, 2_000).map((line: unknown) => {
      const row = typeof line === 'object' && line !== null ? line : {};
      const text = 'text' in row ? cleanName(row.text, 500) : '';
      return { text, start_ms: 'timestamp' in row ? Number(row.timestamp) : Number.NaN };
    });
    return syncedLyrics(lines, language);
  }
  return 'text' in value && typeof value.text === 'string' ? parseLyrics(value.text, language) : null;
}

function replayGain(metadata: IAudioMetadata, native: NativeTags): FileTags['replaygain'] {
  const { common } = metadata;
  // Opus (RFC 7845): 1/256 dB against -23 LUFS; ReplayGain's reference is 5 dB louder.
  const r128 = (name: string): number | null => {
    const steps = whole(native.first(name), -32_768, 32_767);
    return steps === null ? null : steps / 256 + 5;
  };
  return {
    track_gain: within(common.replaygain_track_gain?.dB, -60, 60) ?? r128('R128_TRACK_GAIN'),
    track_peak: within(common.replaygain_track_peak?.ratio, 0, 16),
    album_gain: within(common.replaygain_album_gain?.dB, -60, 60) ?? r128('R128_ALBUM_GAIN'),
  };
}
