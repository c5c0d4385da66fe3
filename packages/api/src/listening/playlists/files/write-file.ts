import { slugify } from '../../../core/text/slug.ts';
import type { PlaylistFormat } from '../file-formats.ts';
import { type FileEntry, oneLine, trackAddress } from './entry.ts';

/** A track of a playlist as files name it. */
export interface WrittenTrack extends Omit<FileEntry, 'path' | 'track_id'> {
  id: number;
  slug: string;
}
export interface WrittenPlaylist {
  id: number;
  name: string;
  slug: string;
  description: string;
  owner: string;
  tracks: readonly WrittenTrack[];
}

const writers = { m3u8: m3u8Of, xspf: xspfOf, jspf: jspfOf } as const;

const mediaTypes = {
  m3u8: 'application/vnd.apple.mpegurl',
  xspf: 'application/xspf+xml',
  jspf: 'application/json',
} as const satisfies Record<PlaylistFormat, string>;

/**
 * A playlist as a file, in UTF-8. Tracks are named by their addresses on the site, and by ISRC and MusicBrainz id where
 * they are known.
 * @param baseUrl of the site, without a slash at its end
 * @returns the name of the file has letters, digits and hyphens only
 */
export function writePlaylist(format: PlaylistFormat, playlist: WrittenPlaylist, baseUrl: string) {
  return {
    name: `${fileName(playlist.name)}.${format}`,
    type: mediaTypes[format],
    text: writers[format](playlist, baseUrl),
  };
}

/** Letters of a file name; some systems take 255 bytes, and a letter may have four. */
const nameLetters = 50;

function fileName(name: string): string {
  const short = [...slugify(name)].slice(0, nameLetters).join('').replace(/-+$/u, '');
  return short === '' || short === '-' ? 'playlist' : short;
}

function identifiers({ id, slug, isrc, mbid }: WrittenTrack, baseUrl: string): string[] {
  return [
    trackAddress(baseUrl, id, slug),
    ...(mbid ? [`https://musicbrainz.org/recording/${mbid}`] : []),
    ...(isrc ? [`urn:isrc:${isrc}`] : []),
  ];
}

const playlistAddress = ({ id, slug }: WrittenPlaylist, baseUrl: string) =>
  `${baseUrl}/playlist/${id}/${encodeURIComponent(slug)}`;

function m3u8Of(playlist: WrittenPlaylist, baseUrl: string): string {
  const lines = ['#EXTM3U', `#PLAYLIST:${oneLine(playlist.name)}`];
  for (const track of playlist.tracks) {
    const { title, artist, album, duration, isrc, mbid, id, slug } = track;
    const seconds = duration === null ? -1 : Math.round(duration / 1_000);
    lines.push(`#EXTINF:${seconds},${artist ? `${oneLine(artist)} - ` : ''}${oneLine(title)}`);
    // Says which part of the line above is the artist.
    if (artist) lines.push(`#EXTART:${oneLine(artist)}`);
    if (album) lines.push(`#EXTALB:${oneLine(album)}`);
    if (isrc) lines.push(`#ISRC:${isrc}`);
    if (mbid) lines.push(`#MBID:${mbid}`);
    lines.push(trackAddress(baseUrl, id, slug));
  }
  return `${lines.join('\n')}\n`;
}

function xspfOf(playlist: WrittenPlaylist, baseUrl: string): string {
  const { name, owner, description, tracks } = playlist;
  const element = (tag: string, value: string | number | null) =>
    value === null || value === '' ? '' : `<${tag}>${escaped(String(value))}</${tag}>`;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<playlist version="1" xmlns="http://xspf.org/ns/0/">',
    `  ${element('title', name)}${element('creator', owner)}${element('annotation', description)}`,
    `  ${element('identifier', playlistAddress(playlist, baseUrl))}`,
    '  <trackList>',
    ...tracks.map((track) => {
      const named = identifiers(track, baseUrl).map((one) => element('identifier', one));
      const words = [
        element('title', track.title),
        element('creator', track.artist),
        element('album', track.album),
        element('duration', track.duration),
      ];
      return `    <track>${[...named, ...words].join('')}</track>`;
    }),
    '  </trackList>',
    '</playlist>',
  ];
  return `${lines.join('\n')}\n`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML, without the characters that XML cannot hold at all. */
function escaped(value: string): string {
  return (
    value
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu, '')
      .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
  );
}

function jspfOf(playlist: WrittenPlaylist, baseUrl: string): string {
  const { name, owner, description, tracks } = playlist;
  const track = tracks.map((one) => ({
    identifier: identifiers(one, baseUrl),
    title: one.title,
    ...(one.artist ? { creator: one.artist } : {}),
    ...(one.album ? { album: one.album } : {}),
    ...(one.duration === null ? {} : { duration: one.duration }),
  }));
  const head = { title: name, creator: owner, annotation: description };
  const file = { playlist: { ...head, identifier: playlistAddress(playlist, baseUrl), track } };
  return JSON.stringify(file, null, 1);
}
