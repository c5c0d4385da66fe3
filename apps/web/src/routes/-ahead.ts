// What a page is entered with before its own code and data are there: its head, and its skeleton.

export { applyHead, headOf } from '../app/head.ts';
export { GridPending, RoundGridPending } from '../app/parts/GridPending.tsx';
export { kindHead, missingHead, siteHead } from '../app/site-head.ts';
export { AccountPending } from '../features/account/AccountPending.tsx';
export { AdminPending } from '../features/admin/frame/AdminPending.tsx';
export { AlbumPending } from '../features/albums/AlbumPending.tsx';
export { albumHead } from '../features/albums/album-head.ts';
export { ArtistPending } from '../features/artists/ArtistPending.tsx';
export { artistHead } from '../features/artists/artist-head.ts';
export { authHead } from '../features/auth/auth-head.ts';
export { ownBillingHead, pricingHead } from '../features/billing/billing-head.ts';
export { channelHead } from '../features/channels/channel-head.ts';
export { contactHead } from '../features/contact/contact-head.ts';
export { genreHead } from '../features/genres/genre-head.ts';
export { HomePending } from '../features/home/HomePending.tsx';
export { homeHead } from '../features/home/home-head.ts';
export { landingHead } from '../features/landing/landing-head.ts';
export { libraryHead } from '../features/library/library-head.ts';
export { PagePending } from '../features/pages/PagePending.tsx';
export { customPageHead } from '../features/pages/page-head.ts';
export { PlaylistPending } from '../features/playlists/PlaylistPending.tsx';
export {
  joinPlaylistHead,
  playlistHead,
  playlistReviewHead,
  smartPlaylistHead,
} from '../features/playlists/playlist-head.ts';
export { ResultsPending } from '../features/search/ResultsPending.tsx';
export { SongsPending } from '../features/tracks/SongsPending.tsx';
export { songsHead } from '../features/tracks/songs-head.ts';
export { trackHead } from '../features/tracks/track-head.ts';
export { profileHead } from '../features/users/profile-head.ts';
export { UserPending } from '../features/users/UserPending.tsx';
export { workspaceHead } from '../features/workspaces/workspace-head.ts';
