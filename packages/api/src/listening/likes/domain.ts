import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { likeRows } from './rest.ts';
import { likesRouter } from './router.ts';

export const likes = {
  name: 'likes',
  routers: { likes: likesRouter },
  rows: likeRows,
  about: ['Likes', 'Tracks, albums and playlists one likes: one’s own library.'],
  contract,
  exported: {
    track_likes: { column: 'user_id', without: ['shown', 'name_key', 'length_sort'] },
    album_likes: { column: 'user_id', without: ['shown', 'name_key', 'release_sort'] },
    playlist_likes: { column: 'user_id' },
  },
} satisfies Domain;
