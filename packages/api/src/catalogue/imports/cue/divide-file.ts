import { type Cut, cueFrames, type FileTags, type TagDate } from '../../../core/audio/audio-tools.ts';
import { type CueTrack, cutsOf, parseCue } from './cue.ts';
import { behindEnd, type FileSheet, sheetOf, timesNotAscending } from './cue-sheets.ts';

/** A track that a cue sheet makes of a file. */
export interface FilePart {
  tags: FileTags;
  cut: Cut;
}

/**
 * The tracks a cue sheet makes of a file: the sheet beside it, else the one in its tags. No parts when there is none; a
 * reason when it cannot be followed.
 */
export function divideFile(
  tags: FileTags,
  beside: FileSheet | null,
): { parts: FilePart[]; reason: string | null } {
  const embedded = beside || tags.cue_sheet === null ? null : parseCue(tags.cue_sheet);
  const [file, ...others] = embedded?.files ?? [];
  const isOne = file !== undefined && others.length === 0 && file.tracks.length > 1;
  const own = beside ?? (embedded && isOne ? sheetOf(embedded, file) : null);
  if (!own) return { parts: [], reason: isOne ? timesNotAscending : null };
  const length = tags.duration === null ? Infinity : (tags.duration * cueFrames) / 1_000;
  const cuts = cutsOf(own.tracks) ?? [];
  if (cuts.some(({ begin }) => begin >= length)) return { parts: [], reason: behindEnd };
  const parts = own.tracks.flatMap((track, index) => {
    const cut = cuts[index];
    return cut ? [{ cut, tags: { ...tagsOf(tags, own, track), duration: lengthOf(cut, length) } }] : [];
  });
  return { parts, reason: null };
}

/** Milliseconds. */
function lengthOf({ begin, end }: Cut, length: number): number | null {
  const frames = Math.min(end ?? Infinity, length) - begin;
  return Number.isFinite(frames) ? Math.round((frames * 1_000) / cueFrames) : null;
}

/** What the sheet says, and what it leaves open from the tags of the file; what holds for the whole file only is left out. */
function tagsOf(tags: FileTags, { sheet }: FileSheet, track: CueTrack): FileTags {
  const performer = track.performer ?? sheet.performer;
  return {
    ...tags,
    title: track.title ?? `Track ${track.number}`,
    artists: performer === null ? tags.artists : [{ name: performer, role: 'main' }],
    album: sheet.title ?? tags.album,
    album_artists: sheet.performer === null ? tags.album_artists : [sheet.performer],
    disc_number: sheet.disc ?? tags.disc_number,
    side: null,
    number: track.number,
    release: dateOf(sheet.date) ?? tags.release,
    genres: sheet.genre === null ? tags.genres : [sheet.genre],
    isrc: track.isrc,
    bpm: null,
    musical_key: null,
    lyrics: null,
    replaygain: { ...tags.replaygain, track_gain: null, track_peak: null },
    mbid: { ...tags.mbid, recording: null },
  };
}

function dateOf(text: string | null): TagDate | null {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?!\d)/.exec(text ?? '') ?? [];
  if (year === undefined) return null;
  const precision = day ? 'day' : month ? 'month' : 'year';
  return { date: `${year}-${month ?? '01'}-${day ?? '01'}`, precision };
}
