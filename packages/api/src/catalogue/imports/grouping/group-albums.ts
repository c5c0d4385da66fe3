import { createHash } from 'node:crypto';
import type { StoredFacts } from '@kantele/db';
import { nameKey } from '../../../core/text/slug.ts';
import { albumFolder, folderName, isGenericFolder } from '../folders/album-folder.ts';
import { groupBy } from '../folders/group-by.ts';
import { unknownArtist } from './bounded-tags.ts';
import { editionMark, splitEditions } from './editions.ts';
import { variousArtists } from './various-artists.ts';

export interface GroupFile {
  path: string;
  facts: StoredFacts;
}

export interface GroupRules {
  libraryId: number;
  /** False: folders say nothing about albums. */
  folders: boolean;
}

/** The album of a file, worked out from all files that could be the same one. */
export interface AlbumOf {
  /** What the album is recognised by in the catalogue. */
  key: string;
  /** Its name when its files name none; null: as tagged. */
  name: string | null;
  /** Names of its artists; "Various artists" for a compilation. */
  artists: string[];
  /** Files of several artists that belong together. */
  compilation: boolean;
}

/** What an index of Postgres takes for certain. */
const keyBytes = 1_000;

/** Files of one library that could be one album share this key, and are looked at together. */
export function groupKey({ path, facts }: GroupFile): string {
  if (facts.release) return `release:${facts.release}`;
  if (facts.album !== null) return `title:${nameKey(facts.album)}`;
  return `folder:${albumFolder(path)}`;
}

/**
 * Which files are one album, looking at all of them together:
 * 1. the same MusicBrainz release is one album, wherever its files lie and whatever they call it;
 * 2. the same title by the same album artist is one album, split into editions where those differ;
 * 3. without an album artist: the same title by one artist is one album wherever its files lie, and one title by
 *    several artists within one folder is a compilation;
 * 4. files without an album stay with their folder.
 */
export function groupAlbums(files: readonly GroupFile[], rules: GroupRules): Map<string, AlbumOf> {
  const albums = new Map<string, AlbumOf>();
  const titled = files.filter(({ facts }) => !facts.release && facts.album !== null);
  for (const [release, members] of groupBy(files, ({ facts }) => facts.release ?? '')) {
    if (release === '') continue;
    const album = { key: `mbid:${release}`, name: null, ...artistsOf(members) };
    for (const { path } of members) albums.set(path, album);
  }
  for (const same of groupBy(titled, ({ facts }) => nameKey(facts.album ?? '')).values()) {
    for (const [base, members] of groupBy(same, baseKeys(same, rules))) {
      addEditions(albums, base, members);
    }
  }
  const loose = files.filter(({ facts }) => !facts.release && facts.album === null);
  for (const [folder, members] of groupBy(loose, ({ path }) => albumFolder(path))) {
    addLoose(albums, folder, members, rules);
  }
  return albums;
}

/** The key of each file of one title before editions are told apart. */
function baseKeys(same: readonly GroupFile[], rules: GroupRules): (file: GroupFile) => string {
  const bases = new Map<string, string>();
  const title = nameKey(same[0]?.facts.album ?? '');
  const named = (artists: readonly string[]) => `title:${title}|${artists.map(nameKey).join('|')}`;
  const folderOf = (file: GroupFile) => (rules.folders ? albumFolder(file.path) : '');
  for (const [folder, members] of groupBy(same, folderOf)) {
    const tagged = members.filter(({ facts }) => facts.album_artists.length > 0);
    const plain = members.filter(({ facts }) => facts.album_artists.length === 0);
    for (const file of tagged) bases.set(file.path, named(file.facts.album_artists));
    const taggedBases = [...new Set(tagged.map((file) => bases.get(file.path) ?? ''))];
    const [only] = taggedBases;
    // Files that lack the album artist their neighbours name.
    const joins = only !== undefined && taggedBases.length === 1 && rules.folders;
    const common = commonArtist(plain);
    for (const file of plain) {
      if (joins) bases.set(file.path, only);
      else if (common !== null) bases.set(file.path, named([common]));
      else bases.set(file.path, `folder:${rules.libraryId}:${folder}|${title}`);
    }
  }
  return (file) => bases.get(file.path) ?? '';
}

/** The artist all these files share; null for a compilation, or without artists. */
function commonArtist(files: readonly GroupFile[]): string | null {
  const [first] = files;
  if (!first || files.some(({ facts }) => facts.compilation)) return null;
  const mains = new Map(files.map(({ facts }) => [nameKey(facts.artist), facts.artist]));
  const shared = [...mains].filter(([key]) =>
    files.every(({ facts }) => nameKey(facts.artist) === key || facts.artists.includes(key)),
  );
  shared.sort(([a], [b]) => (a < b ? -1 : 1));
  const name = mains.size === 1 ? first.facts.artist : (shared[0]?.[1] ?? null);
  return name === null || nameKey(name) === nameKey(unknownArtist) ? null : name;
}

function addEditions(albums: Map<string, AlbumOf>, base: string, members: readonly GroupFile[]) {
  const byPath = new Map(members.map((file) => [file.path, file]));
  const editions = splitEditions(
    members.map(({ path, facts }) => ({ ...facts, path, folder: albumFolder(path) })),
  );
  const marks = new Set<string>();
  for (const [index, edition] of editions.entries()) {
    let mark = editionMark(edition);
    while (marks.has(mark)) mark += '+';
    marks.add(mark);
    const own = edition.flatMap(({ path }) => byPath.get(path) ?? []);
    const album = {
      key: bounded(index === 0 ? base : `${base}|edition:${mark}`),
      name: null,
      ...artistsOf(own),
    };
    for (const { path } of edition) albums.set(path, album);
  }
}

/** Files that name no album: one album of the folder; singles in an artist's own or a nameless folder. */
function addLoose(
  albums: Map<string, AlbumOf>,
  folder: string,
  members: readonly GroupFile[],
  rules: GroupRules,
) {
  const name = folderName(folder);
  const ofArtist = members.every(({ facts }) => nameKey(facts.artist) === nameKey(name));
  if (rules.folders && name !== '' && !ofArtist && !isGenericFolder(name) && members.length > 1) {
    const album = { key: bounded(`loose:${rules.libraryId}:${folder}`), name, ...artistsOf(members) };
    for (const { path } of members) albums.set(path, album);
    return;
  }
  for (const [artist, own] of groupBy(members, ({ facts }) => nameKey(facts.artist))) {
    for (const { path, facts } of own) {
      const alone = own.length === 1;
      const key = alone
        ? `file:${rules.libraryId}:${path}`
        : `loose:${rules.libraryId}:${folder}|artist:${artist}`;
      albums.set(path, {
        key: bounded(key),
        name: alone ? null : 'Singles',
        artists: [facts.artist],
        compilation: false,
      });
    }
  }
}

/** Who an album is by: as tagged, else the artist its files share, else various artists. */
function artistsOf(files: readonly GroupFile[]): Pick<AlbumOf, 'artists' | 'compilation'> {
  const compilation = files.some(({ facts }) => facts.compilation);
  const tagged = files.find(({ facts }) => facts.album_artists.length > 0)?.facts.album_artists;
  if (tagged) {
    const various = tagged.some((name) => nameKey(name) === nameKey(variousArtists));
    return { artists: [...tagged], compilation: compilation || various };
  }
  const mains = new Map(files.map(({ facts }) => [nameKey(facts.artist), facts.artist]));
  if (!compilation && mains.size === 1) return { artists: [...mains.values()], compilation };
  const common = commonArtist(files);
  return common === null
    ? { artists: [variousArtists], compilation: true }
    : { artists: [common], compilation };
}

function bounded(key: string): string {
  return Buffer.byteLength(key) <= keyBytes ? key : `hash:${createHash('sha256').update(key).digest('hex')}`;
}
