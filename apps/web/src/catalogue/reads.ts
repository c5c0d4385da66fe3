/** Rows of one request of a long list; the server's index of it has a cursor for each such page. */
export const pageRows = 100;

/** Inputs of the queries pages read, shared with their loaders: both must ask for exactly the same. */
export const reads = {
  home: { slug: 'home' },
  artistAlbums: (id: number) => ({ id, perPage: 60 }),
  artistTracks: (id: number) => ({ id, perPage: 10 }),
  moreByArtist: (id: number) => ({ id, perPage: 13 }),
  genreAlbums: (slug: string) => ({ slug, perPage: 24 }),
  genreTracks: (slug: string) => ({ slug, perPage: 10 }),
  genres: { perPage: 100 },
  grid: 36,
};
