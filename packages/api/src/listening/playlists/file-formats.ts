/** Kinds of files a playlist can be downloaded as; the names are their endings. */
export const playlistFormats = ['m3u8', 'xspf', 'jspf'] as const;
export type PlaylistFormat = (typeof playlistFormats)[number];

/** Endings of files that playlists can be made of. */
export const playlistFileEndings = [
  '.m3u',
  '.m3u8',
  '.xspf',
  '.jspf',
  '.json',
  '.csv',
  '.tsv',
  '.txt',
  '.xml',
];

/** Bytes of such a file at most: 50,000 rows of a table, or 10,000 songs of a property list. */
export const playlistFileBytes = 16 * 1_024 * 1_024;
