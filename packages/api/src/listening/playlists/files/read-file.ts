import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { AppError, invalid } from '../../../core/errors.ts';
import { decodeText } from '../../../core/text/decode-text.ts';
import { placesMax } from '../contract.ts';
import { playlistFileBytes } from '../file-formats.ts';
import { type FilePiece, type FilePlaylist, saysSomething } from './entry.ts';
import { readJson } from './read-json.ts';
import { readM3u } from './read-m3u.ts';
import { readPlist } from './read-plist.ts';
import { readTable, TableError } from './read-table.ts';
import { readXspf } from './read-xspf.ts';
import { XmlError } from './xml.ts';

/** Playlists of one file at most. */
export const playlistsOfFile = 500;
/** Songs and lines after which other requests get their turn. */
const turn = 1_000;
/** Files are read one after another, so that many at once need no more memory than one. */
const reading = pLimit(1);

/**
 * Reads M3U, M3U8, XSPF, JSPF, a table (CSV, TSV), Spotify's takeout or Apple's property list. The contents decide which
 * it is, not the name. Text is UTF-8, UTF-16 with a byte order mark, or Windows-1252.
 * @param name of the file: what a playlist without a name of its own is called
 * @param baseUrl of the site, whose addresses of tracks are known
 * @returns at least one playlist; 50,000 songs in all at most
 * @throws AppError `too_large`, or `invalid` on `file`
 */
export async function readPlaylistFile(
  bytes: Uint8Array,
  { name, baseUrl }: { name: string; baseUrl: string },
): Promise<FilePlaylist[]> {
  if (bytes.length > playlistFileBytes) throw new AppError('too_large');
  return reading(() => collect(bytes, { name, baseUrl }));
}

async function collect(bytes: Uint8Array, options: { name: string; baseUrl: string }) {
  const playlists: FilePlaylist[] = [];
  let [count, seen] = [0, 0];
  try {
    for (const piece of piecesOf(bytes, options)) {
      seen += 1;
      if (seen % turn === 0) await setImmediate();
      if ('playlist' in piece) {
        if (playlists.length >= playlistsOfFile)
          throw invalid('file', 'This file has more than :count playlists.', { count: playlistsOfFile });
        playlists.push({ ...piece.playlist, entries: [] });
      } else if (saysSomething(piece.entry)) {
        count += 1;
        if (count > placesMax)
          throw invalid('file', 'This file names more than :count songs.', { count: placesMax });
        playlists.at(-1)?.entries.push(piece.entry);
      }
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') throw error;
    if (isRefusal(error)) throw invalid('file', 'This playlist file is damaged and cannot be read.');
    throw error;
  }
  const filled = playlists.filter(({ entries }) => entries.length > 0);
  if (filled.length === 0) throw invalid('file', 'There are no songs in this file.');
  const plain = options.name.replace(/\.[A-Za-z0-9]{2,5}$/, '').trim();
  return filled.map((playlist) => ({ ...playlist, name: (playlist.name || plain).slice(0, 255) }));
}

const isRefusal = (error: unknown) =>
  error instanceof XmlError ||
  error instanceof TableError ||
  error instanceof SyntaxError ||
  (error instanceof AppError && error.code === 'bad_request');

function piecesOf(bytes: Uint8Array, { name, baseUrl }: { name: string; baseUrl: string }) {
  const text = decodeText(bytes);
  // Also text in UTF-16 or UTF-32 without a mark.
  if (text.includes('\0')) throw invalid('file', 'This is no playlist file.');
  const found = readerOf(text, /\.m3u8?$/i.test(name), baseUrl);
  if (!found) throw invalid('file', 'This is no playlist file that can be read.');
  return found;
}

function readerOf(text: string, isM3u: boolean, baseUrl: string): Generator<FilePiece, void> | null {
  const start = text.slice(0, 4_000).trimStart();
  if (start.startsWith('#EXTM3U')) return readM3u(text, baseUrl);
  if (/^[{[]/.test(start)) return readJson(text, baseUrl);
  if (start.startsWith('<')) {
    const [, root] = /<(?:[\w.-]+:)?(playlist|plist)[\s>]/.exec(start) ?? [];
    if (root === 'playlist') return readXspf(text.trimStart(), baseUrl);
    return root === 'plist' ? readPlist(text.trimStart()) : null;
  }
  return isM3u ? readM3u(text, baseUrl) : readTable(text.trimStart(), baseUrl);
}
