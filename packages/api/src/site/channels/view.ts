import { chartDays } from '../../listening/plays/contract.ts';
import type { ChannelItem, EditedChannel, ListedChannel } from './contract.ts';
import { canSee } from './policy.ts';
import type { EditedRow, ShelfRow } from './queries.ts';

/** What every shelf says of itself; that there is more is known once it is filled. */
export function shelfView({ slug, name, description, layout }: ShelfRow) {
  return { slug, name, description, layout, has_more: false };
}

type Words = Pick<EditedRow, 'name' | 'description' | 'seo_title' | 'seo_description' | 'seo_image'>;

/** What search engines and shared links show; what was left out is said of the channel itself. */
export function seoView({ name, description, seo_title, seo_description, seo_image }: Words) {
  return { title: seo_title || name, description: seo_description || description, image: seo_image };
}

type ListedRow = Omit<ShelfRow, 'links'> & Pick<EditedRow, 'shown_on'> & { updated_at: Date | string };

export function listedView(row: ListedRow): ListedChannel {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    layout: row.layout,
    content: row.content,
    rule: row.rule,
    visibility: row.visibility,
    shown_on: row.shown_on,
    updated_at: new Date(row.updated_at).toISOString(),
  };
}

export function editedView(
  row: EditedRow,
  genre: EditedChannel['genre'],
  items: ChannelItem[],
): EditedChannel {
  return {
    ...listedView(row),
    description: row.description,
    window_days: chartDays.find((days) => days === row.window_days) ?? null,
    genre_id: row.genre_id,
    genre,
    opening_tracks: row.opening_tracks,
    limit: row.item_limit,
    seo: { title: row.seo_title, description: row.seo_description, image: row.seo_image },
    items,
    rev: row.rev,
  };
}

/** A channel as what can be put on another one. */
export function channelItemView(row: Pick<ShelfRow, 'id' | 'name' | 'slug' | 'visibility'>): ChannelItem {
  return { id: row.id, name: row.name, detail: `/channel/${row.slug}`, artwork: null, is_shown: canSee(row) };
}
