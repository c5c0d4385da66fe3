import type { EditedChannel } from '@kantele/api/contract/channels';
import { line } from '@kantele/api/translate';

export type Content = EditedChannel['content'];
export type Rule = EditedChannel['rule'];
export type Layout = EditedChannel['layout'];

/** The channel the home page shows. */
export const homeSlug = 'home';

export const contentWords: Record<Content, string> = {
  albums: line('Albums'),
  artists: line('Artists'),
  tracks: line('Tracks'),
  genres: line('Genres'),
  channels: line('Channels'),
};
export const ruleWords: Record<Rule, string> = {
  manual: line('Chosen by hand'),
  newest: line('Newest releases'),
  added: line('Just added'),
  popular: line('Most played'),
  largest: line('Most tracks'),
};
export const layoutWords: Record<Layout, string> = {
  carousel: line('One line'),
  grid: line('Grid'),
  list: line('List'),
};
/** Spans of plays by their days; 0 stands for all. */
export const spanWords: readonly [number, string][] = [
  [0, line('All time')],
  [7, line('Last 7 days')],
  [30, line('Last 30 days')],
  [90, line('Last 90 days')],
  [365, line('Last 12 months')],
];

/** The rules each kind of content may follow, as the server has them. */
export const rulesOf: Record<Content, readonly Rule[]> = {
  albums: ['manual', 'newest', 'added', 'popular'],
  artists: ['manual', 'added', 'popular'],
  tracks: ['manual', 'added', 'popular'],
  genres: ['manual', 'largest'],
  channels: ['manual'],
};
