import { basename, relative, sep } from 'node:path';
import { discFolder, isGenericFolder } from '@kantele/api/folder-names';
import { cleanName } from '@kantele/api/tag-text';

/** What the place of a file tells when its tags do not. */
export interface PathTags {
  title: string;
  artist: string | null;
  album: string | null;
  year: number | null;
  disc: number | null;
  disc_title: string | null;
  side: string | null;
  number: number | null;
}

export interface PathHints {
  /** The names beside it say that leading numbers are track numbers; unknown when absent. */
  numbered?: boolean | undefined;
  /** False: folders are not used. */
  folders?: boolean | undefined;
}

/**
 * Reads names from the path below the library folder: `Artist/Album (Year)/01 - Title.ext`,
 * `Artist - Album/1-02 Title.ext`, `Artist/Album/Disc 2/03 Title.ext`, `Artist - Title.ext`, `A1 - Title.ext`.
 */
export function tagsFromPath(path: string, root: string, hints: PathHints = {}): PathTags {
  const inside = relative(root, path);
  const outside = inside.startsWith('..') || inside === '' || hints.folders === false;
  const parts = (outside ? basename(path) : inside).split(sep).map((part) => part.normalize('NFC'));
  const stem = spaces((parts.pop() ?? '').replace(/\.[^.]{1,5}$/, ''));
  const disc = parts.length > 1 ? discOf(parts) : null;
  if (disc) parts.pop();
  const albumFolder = parts.pop();
  const folder = albumFolder === undefined ? null : albumOf(albumFolder, parts.pop());
  const name = fileName(stem, hints.numbered);
  const isOwn = folder?.artist != null && !isVarious(folder.artist);
  const artistInName = isOwn ? null : /^(.+?)\s+-\s+(.+)$/.exec(name.title);
  return {
    title: cleanName(artistInName?.[2] ?? withoutArtist(name.title, folder?.artist ?? null)) || 'Untitled',
    artist: cleanName(artistInName?.[1] ?? folder?.artist) || null,
    album: cleanName(folder?.album) || null,
    year: folder?.year ?? null,
    disc: positive(name.disc) ?? positive(disc?.number),
    disc_title: cleanName(disc?.title) || null,
    side: name.side,
    number: positive(name.number),
  };
}

/** The disc a folder stands for; a bare number only deep enough to lie in an album's folder. */
function discOf(parts: readonly string[]) {
  const folder = parts.at(-1) ?? '';
  return /^\d+$/.test(folder) && parts.length < 3 ? null : discFolder(folder);
}

/** Numbers count from one. */
const positive = (number: number | null | undefined): number | null => (number ? number : null);

const isVarious = (name: string): boolean => /^(?:various(?: artists?)?|v\.?a\.?|v\/a|sampler)$/i.test(name);

interface Folder {
  artist: string | null;
  /** Null when its name says nothing about music. */
  album: string | null;
  year: number | null;
}

function albumOf(folder: string, parent: string | undefined): Folder {
  let album = spaces(folder);
  let year: number | null = null;
  const leading = /^[([]?((?:19|20)\d{2})[)\]]?\s*[-–.]?\s+(.+)$/.exec(album);
  const trailing = /^(.+?)\s*[([]((?:19|20)\d{2})[)\]](?:\s*[([].*)?$/.exec(album);
  if (trailing) {
    album = trailing[1] ?? album;
    year = Number(trailing[2]);
  } else if (leading) {
    album = leading[2] ?? album;
    year = Number(leading[1]);
  }
  const joined = /^(.+?)\s+-\s+(.+)$/.exec(album);
  const artist = parent === undefined || isGenericFolder(parent) ? null : spaces(parent);
  // Below an artist's folder "Artist - Album" repeats the artist; any other dash belongs to the album's name.
  if (joined && (artist === null || joined[1]?.toLowerCase() === artist.toLowerCase())) {
    return { artist: artist ?? joined[1] ?? null, album: joined[2] ?? album, year };
  }
  return { artist, album: isGenericFolder(album) ? null : album, year };
}

interface FileName {
  disc: number | null;
  side: string | null;
  number: number | null;
  title: string;
}

function fileName(stem: string, numbered: boolean | undefined): FileName {
  const nothing = { disc: null, side: null, number: null };
  const both = /^(\d{1,2})[-.](\d{1,3})(?:\s*[-–.]\s*|\s+)(\S.*)$/.exec(stem);
  if (both) {
    return { ...nothing, disc: Number(both[1]), number: Number(both[2]), title: both[3] ?? stem };
  }
  const vinyl = /^([A-H])(\d{1,2})(?:\s*[-–.)]\s*|\s+)(\S.*)$/.exec(stem);
  if (vinyl) {
    return { ...nothing, side: vinyl[1] ?? null, number: Number(vinyl[2]), title: vinyl[3] ?? stem };
  }
  const one = /^(\d{1,3})(\s*[-–.)]\s+|\s*[.)]\s*|\s*-|\s+)(\S.*)$/.exec(stem);
  if (one && isTrackNumber(one[1] ?? '', one[2] ?? '', numbered)) {
    return { ...nothing, number: Number(one[1]), title: one[3] ?? stem };
  }
  const bare = /^(\d{1,3})$/.exec(stem);
  return { ...nothing, number: bare ? Number(bare[1]) : null, title: stem };
}

/** "99 Luftballons" alone is a title: a number counts with a zero in front, a mark behind, or others like it. */
function isTrackNumber(digits: string, mark: string, numbered: boolean | undefined): boolean {
  if (digits.startsWith('0') || numbered === true) return true;
  return /[.)]/.test(mark) || /[-–]\s/.test(mark);
}

/** `01 - Artist - Title` inside the artist's own folder. */
function withoutArtist(title: string, artist: string | null): string {
  if (artist === null) return title;
  const prefix = `${artist} - `.toLowerCase();
  return title.toLowerCase().startsWith(prefix) ? title.slice(prefix.length) : title;
}

/** Names written with underscores instead of spaces. */
const spaces = (text: string): string => (text.includes(' ') ? text : text.replaceAll('_', ' ')).trim();
