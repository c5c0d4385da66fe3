import { line } from '../../../core/translate.ts';
import { kindOfPlaylist } from '../of-playlist.ts';

/** Somebody put songs into a playlist the receiver makes with them. */
export const playlistSongsAdded = kindOfPlaylist({
  id: 'playlist-songs-added',
  label: line('Songs others add to playlists you make together'),
  one: line(':name added songs to :playlist'),
  several: line(
    ':name and :count other added songs to :playlist|:name and :count others added songs to :playlist',
  ),
});
