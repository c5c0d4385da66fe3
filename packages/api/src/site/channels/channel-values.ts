import type { Database } from '@kantele/db';
import type { Updateable } from 'kysely';
import type { z } from 'zod';
import { refuseViolations } from '../../core/constraints.ts';
import { invalid } from '../../core/errors.ts';
import { nameKey, slugify } from '../../core/text/slug.ts';
import { line } from '../../core/translate.ts';
import { seoColumns } from '../pages/page-values.ts';
import type * as contract from './contract.ts';

type Content = (typeof contract.channelContents)[number];
type Rule = (typeof contract.channelRules)[number];

/** The rules each kind of content may follow. */
const rulesOf: Record<Content, readonly Rule[]> = {
  albums: ['manual', 'newest', 'added', 'popular'],
  artists: ['manual', 'added', 'popular'],
  tracks: ['manual', 'added', 'popular'],
  genres: ['manual', 'largest'],
  channels: ['manual'],
};

/** Where the content of a channel comes from, as columns. */
export interface RuleColumns {
  content: Content;
  rule: Rule;
  window_days: number | null;
  genre_id: number | null;
  opening_tracks: boolean;
  item_limit: number;
  layout: (typeof contract.channelLayouts)[number];
}
export const newRule: RuleColumns = {
  content: 'albums',
  rule: 'manual',
  window_days: null,
  genre_id: null,
  opening_tracks: false,
  item_limit: 12,
  layout: 'carousel',
};

type RuleInput = Partial<
  Pick<
    z.output<typeof contract.previewChannel>,
    keyof RuleColumns & keyof z.output<typeof contract.previewChannel>
  >
> & {
  limit?: number | undefined;
};

/**
 * The rule after a change. What the former rule had and the new one cannot have is given up.
 * @throws AppError `invalid` on the field that was sent and does not fit the others
 */
export function changedRule(before: RuleColumns, input: RuleInput): RuleColumns {
  const content = input.content ?? before.content;
  const inherited = rulesOf[content].includes(before.rule) ? before.rule : 'manual';
  const rule = input.rule ?? inherited;
  if (!rulesOf[content].includes(rule)) throw invalid('rule', line('This rule does not fit what is shown.'));
  const hasWindow = rule === 'popular';
  const hasGenre =
    rule !== 'manual' &&
    (content === 'albums' || content === 'tracks' || (content === 'artists' && hasWindow));
  const hasOpening = content === 'tracks' && hasWindow;
  if (input.window_days && !hasWindow) throw invalid('window_days', unfit);
  if (input.genre_id && !hasGenre) throw invalid('genre_id', unfit);
  if (input.opening_tracks && !hasOpening) throw invalid('opening_tracks', unfit);
  const sent = <Value>(value: Value | undefined, former: Value) => (value === undefined ? former : value);
  return {
    content,
    rule,
    window_days: hasWindow ? sent(input.window_days, before.window_days) : null,
    genre_id: hasGenre ? sent(input.genre_id, before.genre_id) : null,
    opening_tracks: hasOpening && sent(input.opening_tracks, before.opening_tracks),
    item_limit: input.limit ?? before.item_limit,
    layout: input.layout ?? before.layout,
  };
}
const unfit = line('This does not fit the rule.');

type WordsInput = Pick<z.output<typeof contract.updateChannel>, 'description' | 'visibility' | 'seo'>;

/** Columns of what was sent of a channel's words. @throws AppError `invalid` on the field that is wrong */
export function wordColumns({ description, visibility, seo }: WordsInput, baseUrl: string) {
  const columns: Updateable<Omit<Database['channels'], 'id'>> = {};
  if (description !== undefined) columns.description = description;
  if (visibility !== undefined) columns.visibility = visibility;
  if (seo !== undefined) Object.assign(columns, seoColumns(seo, baseUrl));
  return columns;
}

export function nameColumns(name: string) {
  return { name, name_key: nameKey(name) };
}

/** The end of a channel's address, from what was typed for it or from the name. @throws AppError `invalid` on `slug` */
export function channelSlug(text: string): string {
  const slug = slugify(text);
  if (slug === '-') throw invalid('slug', line('Use letters or digits.'));
  return slug;
}

/** Ids once each: what is put on a channel twice stands at its first place. */
export const once = (ids: readonly number[]) => [...new Set(ids)];

const unknownItem = () => invalid('item_ids', line('Choose one of the offered values.'));

/** For `catch`: refuses an address that is taken, and items that are gone. */
export const refuseTaken = refuseViolations({
  channels_slug_key: () => invalid('slug', line('Another channel has this address.')),
  channel_items_album_id_fkey: unknownItem,
  channel_items_artist_id_fkey: unknownItem,
  channel_items_track_id_fkey: unknownItem,
  channel_items_genre_id_fkey: unknownItem,
  channel_items_nested_id_fkey: unknownItem,
});
