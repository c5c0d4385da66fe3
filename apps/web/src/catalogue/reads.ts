/** Rows of one request of a long list; the server's index of it has a cursor for each such page. */
export const pageRows = 100;

/** Inputs of the queries pages read, shared with their loaders: both must ask for exactly the same. */
export const reads = {
  home: { slug: 'home' },
  artistAlbums: (id: number) => ({ id, per_page: 60 }),
  artistTracks: (id: number) => ({ id, per_page: 10 }),
  moreByArtist: (id: number) => ({ id, per_page: 13 }),
  genreAlbums: (slug: string) => ({ slug, per_page: 24 }),
  genreTracks: (slug: string) => ({ slug, per_page: 10 }),
  ownFollows: { per_page: 12 },
  genres: { per_page: 100 },
  grid: 36,
};
