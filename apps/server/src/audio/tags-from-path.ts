import { basename, relative, sep } from 'node:path';
import { cleanName } from './tag-text.ts';

/** What the place of a file tells when its tags do not. */
export interface PathTags {
  title: string;
  artist: string | null;
  album: string | null;
  year: number | null;
  disc: number | null;
  number: number | null;
}

/**
 * Reads names from the path below the library folder: `Artist/Album (Year)/01 - Title.ext`,
 * `Artist - Album/1-02 Title.ext`, `Artist/Album/Disc 2/03 Title.ext`, `Artist - Title.ext`.
 */
export function tagsFromPath(path: string, root: string): PathTags {
  const inside = relative(root, path);
  const outside = inside.startsWith('..') || inside === '';
  const parts = (outside ? basename(path) : inside).split(sep).map((part) => part.normalize('NFC'));
  const stem = spaces((parts.pop() ?? '').replace(/\.[^.]{1,5}$/, ''));
  let disc: number | null = null;
  const discFolder = /^(?:cd|dis[ck]|disque)[\s._-]*(\d{1,2})\b/i.exec(parts.at(-1) ?? '');
  if (discFolder && parts.length > 1) {
    disc = Number(discFolder[1]);
    parts.pop();
  }
  const albumFolder = parts.pop();
  const folder = albumFolder === undefined ? null : albumOf(albumFolder, parts.pop());
  const name = fileName(stem);
  const artistInName = folder === null ? /^(.+?)\s+-\s+(.+)$/.exec(name.title) : null;
  return {
    title: cleanName(artistInName?.[2] ?? withoutArtist(name.title, folder?.artist ?? null)) || 'Untitled',
    artist: cleanName(artistInName?.[1] ?? folder?.artist) || null,
    album: cleanName(folder?.album) || null,
    year: folder?.year ?? null,
    disc: name.disc ?? disc,
    number: name.number,
  };
}

interface Folder {
  artist: string | null;
  album: string;
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
  const artist = parent === undefined ? null : spaces(parent);
  // Below an artist's folder "Artist - Album" repeats the artist; any other dash belongs to the album's name.
  if (joined && (artist === null || joined[1]?.toLowerCase() === artist.toLowerCase())) {
    return { artist: artist ?? joined[1] ?? null, album: joined[2] ?? album, year };
  }
  return { artist, album, year };
}

function fileName(stem: string): { disc: number | null; number: number | null; title: string } {
  const both = /^(\d{1,2})[-.](\d{1,3})(?:\s*[-–.]\s*|\s+)(\S.*)$/.exec(stem);
  if (both) return { disc: Number(both[1]), number: Number(both[2]), title: both[3] ?? stem };
  const one = /^(\d{1,3})(?:\s*[-–.)]\s+|\s*[.)]\s*|\s+)(\S.*)$/.exec(stem);
  // "99 Luftballons" alone is a title; a number of two or more digits with a zero, or with a mark behind it,
  // counts.
  if (one) return { disc: null, number: Number(one[1]), title: one[2] ?? stem };
  const bare = /^(\d{1,3})$/.exec(stem);
  return { disc: null, number: bare ? Number(bare[1]) : null, title: stem };
}

/** `01 - Artist - Title` inside the artist's own folder. */
function withoutArtist(title: string, artist: string | null): string {
  if (artist === null) return title;
  const prefix = `${artist} - `.toLowerCase();
  return title.toLowerCase().startsWith(prefix) ? title.slice(prefix.length) : title;
}

/** Names written with underscores instead of spaces. */
const spaces = (text: string): string => (text.includes(' ') ? text : text.replaceAll('_', ' ')).trim();
