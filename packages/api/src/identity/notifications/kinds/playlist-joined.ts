import { line } from '../../../core/translate.ts';
import { kindOfPlaylist } from '../of-playlist.ts';

/** Somebody makes a playlist of the receiver together with them. */
export const playlistJoined = kindOfPlaylist({
  id: 'playlist-joined',
  label: line('People who join your playlists'),
  one: line(':name joined your playlist :playlist'),
  several: line(
    ':name and :count other joined your playlist :playlist|:name and :count others joined your playlist :playlist',
  ),
});
