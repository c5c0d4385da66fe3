interface Named {
  id: number;
  slug: string;
}

/** Addresses of pages, as the specification writes them: `/artist/{id}/{slug}`. */
export const pathOf = {
  artist: ({ id, slug }: Named) => `/artist/${id}/${encodeURIComponent(slug)}`,
  album: ({ id, slug }: Named) => `/album/${id}/${encodeURIComponent(slug)}`,
  track: ({ id, slug }: Named) => `/track/${id}/${encodeURIComponent(slug)}`,
  genre: ({ slug }: { slug: string }) => `/genre/${encodeURIComponent(slug)}`,
  /** The slug may be left out: the page adds the right one. */
  user: ({ id, slug = '-' }: { id: number; slug?: string }) => `/user/${id}/${encodeURIComponent(slug)}`,
  search: (query: string) => `/search/${encodeURIComponent(query)}`,
};
