import { entryOf, type FileEntry, type FilePiece, millisecondsOf, oneLine, pathOf } from './entry.ts';
import { XmlError, type XmlPart, xmlParts } from './xml.ts';

/** Apple names this type in every property list. It is not fetched. */
const doctype =
  /^<!DOCTYPE plist PUBLIC "-\/\/Apple(?: Computer)?\/\/DTD PLIST 1\.0\/\/EN" "https?:\/\/www\.apple\.com\/DTDs\/PropertyList-1\.0\.dtd"\s*>$/;

type Value = string | boolean | Value[] | Map<string, Value>;

/** Keys that are read; values of all others are passed over, however large they are. */
const keys = new Set([
  ...['Tracks', 'Playlists', 'Playlist Items', 'Track ID', 'Name', 'Description', 'Master', 'Folder'],
  ...['Distinguished Kind', 'Artist', 'Album', 'Total Time', 'Location', 'Podcast', 'Movie', 'TV Show'],
]);
const isRead = (key: string) => keys.has(key) || /^\d{1,12}$/.test(key);

/**
 * The library or the playlist that Music and iTunes export (`Library.xml`): its playlists but for folders and the lists
 * the program makes by itself; all songs as one playlist where there is no other.
 * @throws XmlError
 */
export function* readPlist(text: string): Generator<FilePiece, void> {
  const parts = xmlParts(text, doctype);
  let file: Value | null = null;
  for (const part of parts) {
    if (part.type === 'open' && part.name !== 'plist') file ??= elementValue(part.name, parts, true);
  }
  const library = mapOf(file ?? undefined);
  const songs = mapOf(library.get('Tracks'));
  const playlists = listOf(library.get('Playlists')).map(mapOf);
  const own = playlists.filter(
    (one) => one.get('Master') !== true && one.get('Folder') !== true && !one.has('Distinguished Kind'),
  );
  if (own.length === 0 && songs.size > 0) {
    yield { playlist: { name: '', description: '' } };
    for (const song of songs.values()) yield* entryFrom(mapOf(song));
  }
  for (const playlist of own) {
    yield { playlist: { name: textOf(playlist, 'Name'), description: textOf(playlist, 'Description') } };
    for (const item of listOf(playlist.get('Playlist Items')).map(mapOf)) {
      yield* entryFrom(mapOf(songs.get(textOf(item, 'Track ID'))));
    }
  }
}

function* entryFrom(song: Map<string, Value>): Generator<FilePiece, void> {
  const title = textOf(song, 'Name');
  if (!title || ['Podcast', 'Movie', 'TV Show'].some((kind) => song.get(kind) === true)) return;
  const duration = millisecondsOf(Number(textOf(song, 'Total Time') || Number.NaN));
  const location = textOf(song, 'Location');
  const names: Partial<FileEntry> = { title, artist: textOf(song, 'Artist'), album: textOf(song, 'Album') };
  yield { entry: entryOf({ ...names, duration, path: location ? pathOf(location) : null }) };
}

const mapOf = (value: Value | undefined): Map<string, Value> => (value instanceof Map ? value : new Map());
const listOf = (value: Value | undefined): Value[] => (Array.isArray(value) ? value : []);
function textOf(map: Map<string, Value>, key: string): string {
  const value = map.get(key);
  return typeof value === 'string' ? oneLine(value) : '';
}

/** The value whose element has just begun, to its end. `kept`: whether it is of use. */
function elementValue(element: string, parts: Iterator<XmlPart, void>, kept: boolean): Value {
  const map = new Map<string, Value>();
  const list: Value[] = [];
  let words = '';
  let key = '';
  for (;;) {
    const { value: part, done } = parts.next();
    if (done || !part) throw new XmlError('A value has no end.');
    if (part.type === 'text') words = words.length < 10_000 && kept ? words + part.text : words;
    else if (part.type === 'close') {
      if (element === 'dict') return map;
      if (element === 'array') return list;
      return element === 'true' || element === 'false' ? element === 'true' : words;
    } else if (part.name === 'key') key = String(elementValue('key', parts, true)).trim();
    else {
      const isKept = kept && (element !== 'dict' || isRead(key));
      const value = elementValue(part.name, parts, isKept);
      if (isKept && element === 'dict') map.set(key, value);
      if (isKept && element === 'array') list.push(value);
    }
  }
}
