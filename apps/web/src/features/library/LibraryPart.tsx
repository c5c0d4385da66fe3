import { NotFound } from '../not-found/NotFound.tsx';
import { FollowedArtistsPage } from './FollowedArtistsPage.tsx';
import { HistoryPage } from './history/HistoryPage.tsx';
import { LikedAlbumsPage } from './LikedAlbumsPage.tsx';
import { LikedSongsPage } from './LikedSongsPage.tsx';
import { followedArtistsSearch, likedAlbumsSearch, ownPlaylistsSearch } from './library-lists.ts';
import { libraryPath } from './library-sections.ts';
import { likedSongsSearch } from './liked-songs.ts';
import { OwnPlaylistsPage } from './OwnPlaylistsPage.tsx';

interface LibraryPartProps {
  part: string;
  search: Record<string, unknown>;
}

/** The page of a part of one's library. */
export function LibraryPart({ part, search }: LibraryPartProps) {
  switch (libraryPath(part)) {
    case '/library/songs':
      return <LikedSongsPage search={likedSongsSearch(search)} />;
    case '/library/playlists':
      return <OwnPlaylistsPage search={ownPlaylistsSearch(search)} />;
    case '/library/albums':
      return <LikedAlbumsPage search={likedAlbumsSearch(search)} />;
    case '/library/artists':
      return <FollowedArtistsPage search={followedArtistsSearch(search)} />;
    case '/library/history':
      return <HistoryPage />;
    default:
      return <NotFound />;
  }
}
