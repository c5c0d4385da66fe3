import { nameKey } from '../../../core/text/slug.ts';
import type { FileEntry } from '../files/entry.ts';

/** A song a file names, with what it is compared by. */
export interface WishedSong {
  entry: FileEntry;
  keys: SongKeys;
}
interface SongKeys {
  title: string;
  /** The title without what belongs to the edition, and the words of another version that were in it. */
  plain: string;
  version: string;
  /** The artist as a whole, and each of several names. */
  artists: string[];
  album: string;
  /** Name of the file, lower case; null when the file says no place. */
  file: string | null;
}

/** What is known of a track it may be. */
export interface TrackFacts {
  id: number;
  name: string;
  duration: number | null;
  isrc: string | null;
  mbid: string | null;
  plays_count: number;
  /** Folded names. */
  album: string;
  artists: string[];
  /** Of its files, relative to their libraries. */
  paths: string[];
}

export interface Verdict {
  track_id: number | null;
  /** When it is not certain: the likeliest first, five at most. */
  candidates: number[];
}

/** Milliseconds two lengths of one recording differ at most. */
export const sameLength = 3_000;
/** Candidates that are kept of a song. */
export const candidatesMax = 5;

/** Words in brackets or behind a dash that name another recording; anything else there belongs to the edition. */
const versionWords =
  /\b(?:live|acoustic|demo|instrumental|karaoke|cover|remix|mix|edit|extended|dub|reprise|session|sessions|unplugged|orchestral|a ?cappella|version|re-?recorded|rerecording|take)\b/gi;
/** Words that look like another version and are none. */
const sameRecording =
  /\b(?:(?:album|single|original|stereo|mono) version|original mix|remaster(?:ed)? version)\b/gi;

/** A title without additions, and the words of a version among them, in order. */
export function plainTitle(title: string): { plain: string; version: string } {
  const additions: string[] = [];
  const take = (_: string, inner: string) => {
    additions.push(inner);
    return ' ';
  };
  const rest = title
    .replace(/\s[([{]([^()[\]{}]{1,200})[)\]}]/g, take)
    .replace(/\s[-–—]\s([^-–—]{1,200})$/, (whole, inner: string) =>
      /remaster|mono|stereo|bonus|feat|deluxe/i.test(inner) || inner.search(versionWords) >= 0
        ? take(whole, inner)
        : whole,
    )
    .replace(/\s(?:feat\.?|ft\.?|featuring)\s.{1,200}$/i, ' ');
  const words = additions.flatMap((inner) => inner.replace(sameRecording, ' ').match(versionWords) ?? []);
  const plain = nameKey(rest) || nameKey(title);
  return { plain, version: [...new Set(words.map((word) => word.toLowerCase()))].sort().join(' ') };
}

/** Signs and words between several names; those of the second kind stand within names as well. */
const between = /\s*[,;/|]\s*|\s(?:feat\.?|ft\.?|featuring)\s/i;
const perhapsBetween = /\s(?:&|\+|x|×|and|und|et|vs\.?|with)\s/i;

/** The folded whole text of artists, and the names it may be made of. */
export function artistKeys(artist: string): string[] {
  const names = artist.split(between);
  const parts = names.flatMap((name) => name.split(perhapsBetween));
  const keys = [artist, ...names, ...parts].map((name) => nameKey(name)).filter((key) => key !== '');
  return [...new Set(keys)].slice(0, 20);
}

export function wishedSong(entry: FileEntry): WishedSong {
  const { title, artist, album, path } = entry;
  const file = path ? path.slice(path.lastIndexOf('/') + 1).toLowerCase() : '';
  const keys = { artists: artistKeys(artist), album: nameKey(album), file: file || null };
  return { entry, keys: { title: nameKey(title), ...plainTitle(title), ...keys } };
}

/** Parts of a path that two have in common, from the end. */
function commonParts(path: string, other: string): number {
  const [own, others] = [path, other].map((one) => one.toLowerCase().split('/').reverse());
  const differs = own?.findIndex((part, at) => part !== others?.[at]) ?? 0;
  return differs < 0 ? (own?.length ?? 0) : differs;
}

interface Judged {
  track: TrackFacts;
  /** Certain enough to be put in. */
  isFound: boolean;
  /** Found by words alone, which a song of another length may have too. */
  isByWords: boolean;
  score: number;
}

function judgeOne({ entry, keys }: WishedSong, track: TrackFacts): Judged {
  const other = plainTitle(track.name);
  const isTitle = keys.title !== '' && keys.title === nameKey(track.name);
  const isPlain = keys.plain !== '' && keys.plain === other.plain && keys.version === other.version;
  const isArtist = keys.artists.some((key) => track.artists.includes(key));
  const isAlbum = keys.album !== '' && keys.album === track.album;
  const apart =
    entry.duration === null || track.duration === null ? null : Math.abs(entry.duration - track.duration);
  const isLength = apart === null ? null : apart <= sameLength;
  const { path } = entry;
  const parts = path ? Math.max(0, ...track.paths.map((one) => commonParts(path, one))) : 0;

  const isCode =
    (entry.isrc !== null && entry.isrc === track.isrc) || (entry.mbid !== null && entry.mbid === track.mbid);
  // Addresses of a site that was made anew may name other tracks; one with another title counts when nothing else is found.
  const isOwn = entry.track_id === track.id && (keys.title === '' || isTitle || isArtist);
  const isCertain = isOwn && (keys.title === '' || isTitle);
  const isPath =
    parts >= 2 ? isLength !== false : parts === 1 && (isLength === true || (isTitle && isArtist));
  const isWords = (isTitle || isPlain) && isArtist && isLength !== false;
  const score =
    (isCertain ? 1_000 : isOwn ? 5 : 0) +
    (isCode ? 500 : 0) +
    (isPath ? 50 + 10 * parts : 0) +
    (isTitle ? 40 : isPlain ? 30 : 0) +
    (isArtist ? 30 : 0) +
    (isAlbum ? 20 : 0) +
    (isLength ? 20 - (apart ?? 0) / 1_000 : 0);
  return {
    track,
    isFound: isOwn || isCode || isPath || isWords,
    isByWords: !(isOwn || isCode || isPath),
    score,
  };
}

/**
 * Which track a song is. Found is what an address of the site, an ISRC, a MusicBrainz id or the end of a path names, or
 * what has the title and an artist and is as long; without a length and an album, songs of one title that differ in
 * length are told apart by a person.
 */
export function judgeSong(song: WishedSong, tracks: readonly TrackFacts[]): Verdict {
  const judged = tracks
    .map((track) => judgeOne(song, track))
    .sort(
      (a, b) => b.score - a.score || b.track.plays_count - a.track.plays_count || a.track.id - b.track.id,
    );
  const found = judged.filter(({ isFound }) => isFound);
  const [best] = found;
  if (best && !(best.isByWords && isOpenWhich(song, found)))
    return { track_id: best.track.id, candidates: [] };
  const ordered = [...found, ...judged.filter(({ isFound }) => !isFound)];
  return { track_id: null, candidates: ordered.slice(0, candidatesMax).map(({ track }) => track.id) };
}

function isOpenWhich({ entry, keys }: WishedSong, found: readonly Judged[]): boolean {
  const [best] = found;
  if (!best || entry.duration !== null || keys.album === best.track.album) return false;
  const length = best.track.duration;
  return found.some(
    ({ track }) =>
      length !== null && track.duration !== null && Math.abs(track.duration - length) > sameLength,
  );
}
