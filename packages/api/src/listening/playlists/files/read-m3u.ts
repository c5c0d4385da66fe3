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
import { linesOf } from './lines.ts';

/** What the lines above an address said of it. */
interface Told {
  words: string;
  duration: number | null;
  artist: string;
  album: string;
  isrc: string | null;
  mbid: string | null;
}
const nothing: Told = { words: '', duration: null, artist: '', album: '', isrc: null, mbid: null };

/** M3U and M3U8: addresses or paths, with `#EXTINF` and its kin above them. Lines that are not known are passed over. */
export function* readM3u(text: string, baseUrl: string): Generator<FilePiece, void> {
  let told = nothing;
  let begun = false;
  for (const raw of linesOf(text)) {
    const line = raw.trim();
    if (!line) continue;
    const [, tag, value = ''] = /^#([A-Za-z]+):(.*)$/.exec(line) ?? [];
    if (tag?.toUpperCase() === 'PLAYLIST' && !begun) {
      begun = true;
      yield { playlist: { name: oneLine(value), description: '' } };
    } else if (tag) told = { ...told, ...toldBy(tag.toUpperCase(), value) };
    if (line.startsWith('#')) continue;
    if (!begun) yield { playlist: { name: '', description: '' } };
    begun = true;
    yield { entry: entryFrom(line, told, baseUrl) };
    told = nothing;
  }
}

function toldBy(tag: string, value: string): Partial<Told> {
  switch (tag) {
    case 'EXTINF': {
      // Seconds, attributes in quotes that some players add, and the words behind the first comma outside of them.
      const [, seconds, words = ''] = /^\s*(-?\d+(?:\.\d+)?)(?:"[^"]*"|[^",])*,(.*)$/.exec(value) ?? [];
      return { words: oneLine(words), duration: millisecondsOf(Number(seconds) * 1_000) };
    }
    case 'EXTART':
      return { artist: oneLine(value) };
    case 'EXTALB':
      return { album: oneLine(value) };
    case 'ISRC':
      return { isrc: isrcOf(value) };
    case 'MBID':
      return { mbid: mbidOf(value) };
    default:
      return {};
  }
}

function entryFrom(line: string, told: Told, baseUrl: string): FileEntry {
  const { words, duration, album, isrc, mbid } = told;
  const path = pathOf(line);
  const known = { ...namesIn(words, told.artist), album, duration, isrc, mbid };
  const { title, artist } = known.title ? known : namesOfPath(path ?? '');
  return entryOf({ ...known, title, artist, path, track_id: idInAddress(baseUrl, line) });
}

/** Artist and title of "Artist - Title"; the artist may be known from a line of its own. */
export function namesIn(words: string, artist = ''): { title: string; artist: string } {
  if (artist && words.startsWith(`${artist} - `))
    return { artist, title: words.slice(artist.length + 3).trim() };
  const at = artist ? -1 : words.indexOf(' - ');
  return at > 0
    ? { artist: words.slice(0, at).trim(), title: words.slice(at + 3).trim() }
    : { artist, title: words };
}

/** What the name of a file says: its number and its ending left out. */
function namesOfPath(path: string): { title: string; artist: string } {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const words = file
    .replace(/\.[A-Za-z0-9]{2,5}$/, '')
    .replace(/^(?:\d-)?\d{1,3}(?:\s*[-._]\s*|\s+)(?=\S)/, '')
    .replaceAll('_', ' ');
  return namesIn(oneLine(words));
}
