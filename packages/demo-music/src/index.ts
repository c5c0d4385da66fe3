/** The demo catalogue: music composed and rendered on the spot, so that a new site has something to play. */
export {
  type DemoAlbum,
  type DemoArtist,
  type DemoCredit,
  type DemoLyrics,
  type DemoTrack,
  demoAlbums,
  demoArtists,
} from './catalogue/index.ts';
export { retagFlac } from './flac-tags.ts';
export { lyricsText } from './lyrics.ts';
export { type RenderedTrack, renderAlbum, SAMPLE_RATE } from './render-album.ts';
export { trackTags } from './tags.ts';
