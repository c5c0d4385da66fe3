import {
  entryOf,
  type FileEntry,
  type FilePiece,
  idInAddress,
  isrcOf,
  mbidOf,
  millisecondsOf,
  oneLine,
  pathOf,
} from './entry.ts';
import { namesIn } from './read-m3u.ts';

/** A table that is refused. */
export class TableError extends Error {}

/** Columns of a row at most, and letters of a field. */
const columnsMax = 200;
const fieldMax = 20_000;

type Column = 'title' | 'artist' | 'album' | 'duration' | 'isrc' | 'mbid' | 'path' | 'both' | 'liked';

/** What headers call the columns, without spaces and signs: our own, and those of Apple, Exportify and players. */
const names: Record<string, Column> = {
  ...{ title: 'title', name: 'title', track: 'title', trackname: 'title', tracktitle: 'title' },
  ...{ song: 'title', songname: 'title', songtitle: 'title' },
  ...{ artist: 'artist', artists: 'artist', artistname: 'artist', artistnames: 'artist', creator: 'artist' },
  ...{ album: 'album', albumname: 'album', albumtitle: 'album', release: 'album' },
  ...{ duration: 'duration', durationms: 'duration', time: 'duration', length: 'duration' },
  ...{ totaltime: 'duration', trackduration: 'duration', trackdurationms: 'duration', seconds: 'duration' },
  ...{ isrc: 'isrc', isrccode: 'isrc', trackisrc: 'isrc' },
  ...{ mbid: 'mbid', recordingmbid: 'mbid', musicbrainzid: 'mbid', musicbrainzrecordingid: 'mbid' },
  ...{ path: 'path', file: 'path', filename: 'path', filepath: 'path', location: 'path', url: 'path' },
  // Of Apple's takeout: "Artist - Title" in one column, and whether it is liked.
  ...{ itemdescription: 'both', trackdescription: 'both', preference: 'liked' },
};

/**
 * A table with a header, between commas, semicolons or tabs, fields in quotes where needed. A number above 10,000 is a
 * length in milliseconds, a smaller one in seconds, unless the header says which.
 * @returns null when the first line is no header with a title
 * @throws TableError
 */
export function readTable(text: string, baseUrl: string): Generator<FilePiece, void> | null {
  const first = text.slice(0, /[\r\n]|$/.exec(text)?.index);
  const delimiter = [',', ';', '\t'].sort((a, b) => first.split(b).length - first.split(a).length)[0] ?? ',';
  const rows = rowsOf(text, delimiter);
  const header = rows.next().value ?? [];
  const columns = header.map((field) => names[field.toLowerCase().replace(/[^a-z]/g, '')]);
  if (!columns.includes('title') && !columns.includes('both')) return null;
  const isMilliseconds = header.some((field, at) => columns[at] === 'duration' && /\bms\b|_ms/i.test(field));
  return entriesOf(rows, columns, { isMilliseconds, baseUrl });
}

function* entriesOf(
  rows: Iterable<string[]>,
  columns: readonly (Column | undefined)[],
  { isMilliseconds, baseUrl }: { isMilliseconds: boolean; baseUrl: string },
): Generator<FilePiece, void> {
  yield { playlist: { name: '', description: '' } };
  for (const row of rows) {
    const cell = (column: Column) => {
      const at = columns.findIndex((one, place) => one === column && row[place]);
      return at < 0 ? '' : oneLine(row[at]);
    };
    if (/dislike/i.test(cell('liked'))) continue;
    const both = namesIn(cell('both'));
    const place = cell('path');
    const entry: Partial<FileEntry> = {
      title: cell('title') || both.title,
      artist: cell('artist') || both.artist,
      album: cell('album'),
      duration: lengthOf(cell('duration'), isMilliseconds),
      isrc: isrcOf(cell('isrc')),
      mbid: mbidOf(cell('mbid')),
      path: place ? pathOf(place) : null,
      track_id: idInAddress(baseUrl, place),
    };
    yield { entry: entryOf(entry) };
  }
}

/** `3:45`, `1:02:03`, seconds or milliseconds, as milliseconds. */
function lengthOf(text: string, isMilliseconds: boolean): number | null {
  if (/^\d{1,3}(?::\d{1,2}){1,2}(?:\.\d+)?$/.test(text))
    return millisecondsOf(text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000);
  const number = Number(text.replace(',', '.') || Number.NaN);
  return millisecondsOf(isMilliseconds || number > 10_000 ? number : number * 1_000);
}

/** Rows of a table one by one; empty ones are passed over. */
function* rowsOf(text: string, delimiter: string): Generator<string[], void> {
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let field: string;
    if (text[at] === '"') {
      [field, at] = quoted(text, at);
      // What stands between a quote and the next delimiter belongs to nothing.
      at = endOfField(text, at, delimiter);
    } else {
      const end = endOfField(text, at, delimiter);
      field = text.slice(at, Math.min(end, at + fieldMax));
      at = end;
    }
    row.push(field);
    if (row.length > columnsMax) throw new TableError('A row has too many columns.');
    if (text[at] === delimiter) {
      at += 1;
      if (at < text.length) continue;
    }
    if (row.some((one) => one.trim())) yield row;
    row = [];
    while (text[at] === '\r' || text[at] === '\n') at += 1;
  }
}

function endOfField(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === delimiter || sign === '\n' || sign === '\r') return at;
  }
  return text.length;
}

/** A field in quotes, in which two quotes are one, and where it ends. */
function quoted(text: string, start: number): [string, number] {
  let field = '';
  for (let from = start + 1; ; ) {
    const end = text.indexOf('"', from);
    if (end < 0 || field.length + end - from > fieldMax) throw new TableError('A field has no end.');
    field += text.slice(from, end);
    if (text[end + 1] !== '"') return [field, end + 1];
    field += '"';
    from = end + 2;
  }
}
