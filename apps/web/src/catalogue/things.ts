import type { AlbumSummary } from '@kantele/api/contract/albums';
import type { ArtistSummary } from '@kantele/api/contract/artists';
import type { PlaylistSummary } from '@kantele/api/contract/playlists';
import type { TrackSummary } from '@kantele/api/contract/tracks';

export interface Named {
  id: number;
  name: string;
  slug: string;
}
export interface DisplayNamed {
  id: number;
  display_name: string;
  slug: string;
}

/** What is known of a thing of each kind wherever it is listed. */
export interface Things {
  track: TrackSummary;
  album: AlbumSummary;
  artist: ArtistSummary;
  playlist: PlaylistSummary;
  genre: DisplayNamed;
  user: DisplayNamed;
  channel: Named;
}
export type Kind = keyof Things;

/** Of the kinds that can be heard: what has to be known of a thing to play it. */
export interface PlayableThings {
  track: Named | TrackSummary;
  album: Named & Pick<AlbumSummary, 'type'> & { artists: readonly { name: string }[] };
  artist: Named & { artwork: { hash: string } | null };
  playlist: Named;
  genre: DisplayNamed;
}
export type PlayableKind = keyof PlayableThings;
