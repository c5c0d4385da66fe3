/** The demo catalogue: music composed and rendered on the spot, so that a new site has something to play. */
export { demoAssetPath } from './assets.ts';
export {
  type DemoAlbum,
  type DemoArtist,
  type DemoCredit,
  type DemoLyrics,
  type DemoTrack,
  demoAlbums,
  demoArtists,
} from './catalogue/index.ts';
export { demoTrackPath, type WriteOptions, writeDemoAlbum } from './write-album.ts';
