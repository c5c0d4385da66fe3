import { AppError } from '../../core/errors.ts';
import { assertShallow } from '../../core/shallow-json.ts';
import { cleanText } from '../../core/text/tag-text.ts';
import {
  entryOf,
  type FileEntry,
  idInAddress,
  isrcOf,
  mbidOf,
  millisecondsOf,
  oneLine,
  pathOf,
} from '../playlists/files/entry.ts';
import type { RuleSet } from '../playlists/smart/rule-fields.ts';
import { ruleSet } from '../playlists/smart/rules.ts';
import { damaged, linesOfFile, noLibrary } from './lines-of-file.ts';

/** Of the format of the file; one that other builds cannot read has another. */
export const libraryVersion = 1;

/** A moment a song began, in milliseconds since 1970, and how many milliseconds of it were heard. */
export type PlayOfFile = [started: number, heard: number];

const wishKinds = ['liked_song', 'liked_album', 'followed_artist', 'plays'] as const;

/** Something that is liked or followed, or a song with its plays; texts are empty where the file says nothing. */
export interface Wish {
  kind: (typeof wishKinds)[number];
  entry: FileEntry;
  year: number | null;
  /** When it was liked or followed; null when the file does not say. */
  since: Date | null;
  plays: PlayOfFile[];
}
export interface PlaylistHead {
  name: string;
  description: string;
  /** What fills it instead of songs. */
  rules?: RuleSet;
  /** Name of the folder it was in; empty for none. */
  folder: string;
}
export type LibraryLine =
  | { wish: Wish }
  | { playlist: PlaylistHead }
  /** Belongs to the playlist before it. */
  | { song: FileEntry };

/** Any value of a file, read without trust in its shape. */
type Value = Readonly<Record<string, unknown>>;

/**
 * Reads a library as `write-library.ts` writes it, some lines at a time. Lines of kinds this build does not know are
 * passed over.
 * @param baseUrl of the site, whose addresses of tracks are known
 * @param now what is said to have been later has not been
 * @throws AppError `invalid` on `file`
 */
export async function* readLibrary(
  bytes: Uint8Array,
  { baseUrl, now }: { baseUrl: string; now: Date },
): AsyncGenerator<LibraryLine[]> {
  const known = { baseUrl, isPast: (at: number) => at >= earliest && at <= now.getTime() };
  let isFirst = true;
  for await (const texts of linesOfFile(bytes)) {
    const values = texts.filter((text) => text.trim() !== '').map((text) => parsedLine(text, isFirst));
    if (isFirst && values[0]) {
      if (values[0].kind !== 'library' || values[0].version !== libraryVersion) throw noLibrary();
      isFirst = false;
    }
    yield values.flatMap((value) => lineOf(value, known) ?? []);
  }
  if (isFirst) throw noLibrary();
}

function parsedLine(text: string, isFirst: boolean): Value {
  try {
    assertShallow(text);
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Value;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof AppError)) throw error;
  }
  throw isFirst ? noLibrary() : damaged();
}

interface Known {
  baseUrl: string;
  /** Whether something may have been at this moment, in milliseconds since 1970. */
  isPast(at: number): boolean;
}

function lineOf(value: Value, { baseUrl, isPast }: Known): LibraryLine | null {
  if (value.kind === 'playlist') return { playlist: playlistOf(value) };
  if (value.kind === 'song') return { song: songOf(value, baseUrl) };
  const kind = wishKinds.find((one) => one === value.kind);
  if (!kind) return null;
  const plays = kind === 'plays' ? playsOf(value.plays, isPast) : [];
  const entry = songOf(value, baseUrl, pageOf[kind]);
  const named = kind === 'followed_artist' ? entry.artist : entry.title;
  if (named === '' || (kind === 'plays' && plays.length === 0)) return null;
  const year = Number(value.year);
  const isYear = Number.isInteger(year) && year > 0 && year < 10_000;
  const at = typeof value.since === 'string' ? Date.parse(value.since) : Number.NaN;
  const since = isPast(at) ? new Date(at) : null;
  return { wish: { kind, entry, year: isYear ? year : null, since, plays } };
}

const pageOf = {
  liked_song: 'track',
  plays: 'track',
  liked_album: 'album',
  followed_artist: 'artist',
} as const;

/** @param page what an address in it leads to */
function songOf(value: Value, baseUrl: string, page: string = 'track'): FileEntry {
  return entryOf({
    title: oneLine(value.title),
    artist: oneLine(value.artist),
    album: oneLine(value.album),
    duration: millisecondsOf(Number(value.duration)),
    isrc: isrcOf(value.isrc),
    mbid: mbidOf(value.mbid),
    track_id: idInAddress(baseUrl, oneLine(value.address), page),
    path: pathOf(oneLine(value.path)),
  });
}

function playlistOf(value: Value): PlaylistHead {
  const rules = ruleSet.safeParse(value.rules);
  const head = {
    name: oneLine(value.name).slice(0, 255),
    description: cleanText(value.description, 5_000),
    folder: oneLine(value.folder).slice(0, 255),
  };
  return rules.success ? { ...head, rules: rules.data } : head;
}

/** Before it nobody kept what is heard in a browser. */
const earliest = Date.UTC(1990, 0, 1);

/** Plays of one line that are read. */
const playsOfLine = 1_000;
const heardMax = 43_200_000;

function playsOf(value: unknown, isPast: Known['isPast']): PlayOfFile[] {
  const list: unknown[] = Array.isArray(value) ? value.slice(0, playsOfLine) : [];
  return list.flatMap((one): PlayOfFile[] => {
    const [started, heard] = Array.isArray(one) ? one.map(Number) : [];
    if (started === undefined || heard === undefined || !Number.isInteger(heard)) return [];
    const isPlay = isPast(started) && heard >= 0 && heard <= heardMax;
    return isPlay ? [[Math.round(started), heard]] : [];
  });
}
