import { assertShallow } from '../../../core/shallow-json.ts';
import { cleanText } from '../../../core/text/tag-text.ts';
import { entryOf, type FilePiece, isrcOf, millisecondsOf, oneLine } from './entry.ts';
import { placesOf } from './read-xspf.ts';

/** Any value of a file, read without trust in its shape. */
type Value = Record<string, unknown>;

const objectOf = (value: unknown): Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Value) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * JSPF, and of Spotify's takeout the files of playlists (`Playlist1.json`) and of what one has saved
 * (`YourLibrary.json`).
 * @returns null when it is another JSON file
 * @throws SyntaxError, or AppError `bad_request` when it is too deep
 */
export function readJson(text: string, baseUrl: string): Generator<FilePiece, void> | null {
  assertShallow(text);
  const file = objectOf(JSON.parse(text));
  const jspf = objectOf(file.playlist);
  if (Array.isArray(jspf.track)) return readJspf(jspf, baseUrl);
  if (Array.isArray(file.playlists)) return readPlaylists(file.playlists);
  if (Array.isArray(file.tracks)) return readLibrary(file.tracks);
  return null;
}

function* readJspf(playlist: Value, baseUrl: string): Generator<FilePiece, void> {
  yield {
    playlist: {
      name: oneLine(playlist.title),
      description: cleanText(playlist.annotation, 5_000),
    },
  };
  for (const song of listOf(playlist.track).map(objectOf)) {
    const { identifier, location } = song;
    const addresses = [identifier, location].flatMap((one) =>
      Array.isArray(one) ? one.slice(0, 10) : [one],
    );
    const places = placesOf(addresses, entryOf({}), baseUrl);
    const names = { title: oneLine(song.title), artist: oneLine(song.creator), album: oneLine(song.album) };
    yield { entry: entryOf({ ...names, duration: millisecondsOf(Number(song.duration)), ...places }) };
  }
}

function* readPlaylists(playlists: unknown[]): Generator<FilePiece, void> {
  for (const playlist of playlists.map(objectOf)) {
    yield {
      playlist: { name: oneLine(playlist.name), description: oneLine(playlist.description) },
    };
    for (const item of listOf(playlist.items).map(objectOf)) {
      // Episodes of podcasts and chapters of books stand beside songs.
      const song = objectOf(item.track ?? item.localTrack);
      const title = oneLine(song.trackName);
      if (!title) continue;
      const names = { title, artist: oneLine(song.artistName), album: oneLine(song.albumName) };
      yield { entry: entryOf({ ...names, isrc: isrcOf(song.isrc) }) };
    }
  }
}

function* readLibrary(songs: unknown[]): Generator<FilePiece, void> {
  yield { playlist: { name: '', description: '', isSaved: true } };
  for (const song of songs.map(objectOf)) {
    const names = { artist: oneLine(song.artist), album: oneLine(song.album) };
    yield { entry: entryOf({ title: oneLine(song.track), ...names }) };
  }
}
