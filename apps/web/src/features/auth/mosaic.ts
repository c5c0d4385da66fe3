/** The most played artists, whose portraits stand beside the forms. */
export const mosaicOf = {
  permission: 'music.view',
  input: { orderBy: 'popular', per_page: 24 },
  most: 12,
  staleTime: Number.POSITIVE_INFINITY,
} as const;
