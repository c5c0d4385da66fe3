/** What a plain channel shows; `source` names the list it is made from. */
export interface ChannelDefinition {
  slug: string;
  name: string;
  layout: 'grid' | 'carousel' | 'list';
  source:
    | 'newest-albums'
    | 'popular-albums'
    | 'popular-artists'
    | 'popular-tracks'
    | 'added-albums'
    | 'genres';
  limit: number;
}

export const channelDefinitions: readonly ChannelDefinition[] = [
  { slug: 'new-releases', name: 'New releases', layout: 'carousel', source: 'newest-albums', limit: 12 },
  { slug: 'popular-tracks', name: 'Popular right now', layout: 'list', source: 'popular-tracks', limit: 10 },
  {
    slug: 'popular-artists',
    name: 'Artists to meet',
    layout: 'carousel',
    source: 'popular-artists',
    limit: 12,
  },
  {
    slug: 'popular-albums',
    name: 'Most played albums',
    layout: 'carousel',
    source: 'popular-albums',
    limit: 12,
  },
  { slug: 'genres', name: 'Genres', layout: 'grid', source: 'genres', limit: 24 },
  { slug: 'added', name: 'Just added', layout: 'carousel', source: 'added-albums', limit: 12 },
];

/** The home page is a channel of channels, in this order. */
export const homeChannel = {
  slug: 'home',
  name: 'Home',
  nested: ['new-releases', 'popular-tracks', 'popular-artists', 'popular-albums', 'genres'],
} as const;
