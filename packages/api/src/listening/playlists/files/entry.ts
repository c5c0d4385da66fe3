import { cleanName } from '../../../core/text/tag-text.ts';
import type { RuleSet } from '../smart/rule-fields.ts';

/** Letters of a title, a name or a path that are kept. */
const lettersMax = 500;

/** What a file says of one song. Texts are empty where it says nothing. */
export interface FileEntry {
  title: string;
  /** As the file writes it, several names in one text. */
  artist: string;
  album: string;
  /** Milliseconds; null when the file has no length. */
  duration: number | null;
  /** Twelve signs without hyphens, upper case. */
  isrc: string | null;
  /** MusicBrainz id of the recording, lower case. */
  mbid: string | null;
  /** Id of a track of this site, from its address. */
  track_id: number | null;
  /** Where the song was, with forward slashes; null when the file names no place. */
  path: string | null;
}

/** A playlist as a file has it. */
export interface FilePlaylist {
  /** Empty when the file has none. */
  name: string;
  description: string;
  /** Of songs that were saved one by one, it has a name the site gives it. */
  isSaved?: boolean;
  /** What fills it instead of songs. */
  rules?: RuleSet;
  entries: FileEntry[];
}

/** What readers hand over one by one: the beginning of a playlist, or a song of the one that began last. */
export type FilePiece = { playlist: Omit<FilePlaylist, 'entries'> } | { entry: FileEntry };

/** What most texts are: they need no cleaning, which takes longer than all else. */
const clean = /^[!-~]+(?: [!-~]+)*$/;

/** Text of a file as one line of plain text, at most 500 letters; empty for what is no text. */
export function oneLine(value: unknown): string {
  if (typeof value === 'string' && value.length <= lettersMax && clean.test(value)) return value;
  return cleanName(value, lettersMax);
}

/** @returns the code without hyphens, or null when it is none */
export function isrcOf(value: unknown): string | null {
  const code = oneLine(value)
    .toUpperCase()
    .replace(/^URN:ISRC:/, '')
    .replace(/[^A-Z0-9]/g, '');
  return /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(code) ? code : null;
}

const uuid = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
const recording = new RegExp(`^(?:(?:https?://)?musicbrainz\\.org/recording/|urn:mbid:)?(${uuid})/?$`, 'i');

/** @returns the MusicBrainz id of a recording from the id or its address, or null */
export function mbidOf(value: unknown): string | null {
  return recording.exec(oneLine(value))?.[1]?.toLowerCase() ?? null;
}

/** Milliseconds from a number of milliseconds, within a day; null for what is no length. */
export function millisecondsOf(value: number): number | null {
  return Number.isFinite(value) && value > 0 && value <= 86_400_000 ? Math.round(value) : null;
}

/** The address of a track on a site. @param slug the readable end */
export const trackAddress = (baseUrl: string, id: number, slug: string): string =>
  `${baseUrl}/track/${id}/${encodeURIComponent(slug)}`;

/** @returns the id in the address of a track of the site, or of another kind of page, or null for any other text */
export function idInAddress(baseUrl: string, address: string, kind = 'track'): number | null {
  const begin = `${baseUrl}/${kind}/`;
  if (!address.startsWith(begin)) return null;
  const found = /^(\d{1,15})(?:[/?#]|$)/.exec(address.slice(begin.length));
  return found ? Number(found[1]) || null : null;
}

/** The place a location names: a path, or the path within a `file:` address; null for other addresses. */
export function pathOf(location: string): string | null {
  const text = oneLine(location);
  const isFile = /^file:/i.test(text);
  if (!text || (!isFile && /^[a-z][a-z0-9+.-]+:\/\//i.test(text))) return null;
  const path = isFile ? decodedPath(text.replace(/^file:(?:\/\/(?:localhost)?)?/i, '')) : text;
  return path.replaceAll('\\', '/') || null;
}

function decodedPath(path: string): string {
  try {
    return oneLine(decodeURIComponent(path));
  } catch {
    return path;
  }
}

/** An entry of what is known, everything else empty. */
export function entryOf(known: Partial<FileEntry>): FileEntry {
  const nothing = { duration: null, isrc: null, mbid: null, track_id: null, path: null };
  return { title: '', artist: '', album: '', ...nothing, ...known };
}

/** Whether something can be looked for. */
export const saysSomething = ({ title, isrc, mbid, track_id, path }: FileEntry): boolean =>
  Boolean(title || isrc || mbid || track_id || path);
