import { filteredAlbums, managedAlbumOrder } from './catalogue/albums/managed-queries.ts';
import { filteredArtists, managedArtistOrder } from './catalogue/artists/managed-queries.ts';
import { filteredLyrics, managedLyricsOrder } from './catalogue/lyrics/managed-queries.ts';
import { filteredTracks, managedTrackOrder } from './catalogue/tracks/managed-queries.ts';
import type { KeysetSource } from './core/keyset.ts';

const managedQueries = {
  everything: undefined,
  'a common word': 'silver',
  'a rare word': '4242',
  nothing: 'xqzw',
};
const sight = { now: new Date(), draftTracks: false, draftAlbums: false };
/** Lists of those who manage the catalogue: every order with filters that find much, little and nothing. */
export const managedLists: [string, KeysetSource][] = Object.entries(managedQueries).flatMap(
  ([name, query]) => [
    ...Object.entries(managedArtistOrder).map(([order, by]): [string, KeysetSource] => {
      return [`all artists (${name}) by ${order}`, filteredArtists(by, { query, verified: false })];
    }),
    ...Object.entries(managedAlbumOrder).flatMap(([order, by]): [string, KeysetSource][] => [
      [`all albums (${name}) by ${order}`, filteredAlbums(by, { query, deleted: false })],
      [
        `all drafts (${name}) by ${order}`,
        filteredAlbums(by, { query, visibility: 'draft', deleted: false }),
      ],
      [`albums of a genre (${name}) by ${order}`, filteredAlbums(by, { query, genre_id: 7, deleted: false })],
      [`albums in the trash (${name}) by ${order}`, filteredAlbums(by, { query, deleted: true })],
    ]),
    ...Object.entries(managedTrackOrder).flatMap(([order, by]): [string, KeysetSource][] => [
      [`all tracks (${name}) by ${order}`, filteredTracks(by, { query, deleted: false })],
      [
        `all tracks but drafts (${name}) by ${order}`,
        filteredTracks(by, { query, deleted: false }, sight.now),
      ],
      [
        `missing tracks (${name}) by ${order}`,
        filteredTracks(by, { query, status: 'missing', deleted: false }),
      ],
      [`tracks of a tag (${name}) by ${order}`, filteredTracks(by, { query, tag_id: 3, deleted: false })],
      [`tracks in the trash (${name}) by ${order}`, filteredTracks(by, { query, deleted: true })],
    ]),
    ...Object.entries(managedLyricsOrder).map(([order, by]): [string, KeysetSource] => {
      return [`all lyrics (${name}) by ${order}`, filteredLyrics(by, { query }, sight)];
    }),
  ],
);
