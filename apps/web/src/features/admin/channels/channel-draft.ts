import type { EditedChannel } from '@kantele/api/contract/channels';
import { slugify } from '@kantele/api/slug';
import { homeSlug, rulesOf } from './channel-words.ts';

/** What can be changed of a channel, as fields of its form. */
export function fieldsOf({ seo, ...channel }: EditedChannel) {
  return {
    name: channel.name,
    slug: channel.slug,
    description: channel.description,
    visibility: channel.visibility,
    layout: channel.layout,
    content: channel.content,
    rule: channel.rule,
    window_days: channel.window_days,
    genre_id: channel.genre_id,
    opening_tracks: channel.opening_tracks,
    limit: channel.limit,
    items: channel.items,
    seo_title: seo.title,
    seo_description: seo.description,
    seo_image: seo.image ?? '',
  };
}
export type ChannelFields = ReturnType<typeof fieldsOf>;

/** Which parts of a rule there are, by what it is. */
export function partsOf({ content, rule }: Pick<ChannelFields, 'content' | 'rule'>) {
  const span = rule === 'popular';
  return {
    items: rule === 'manual',
    span,
    genre:
      (rule !== 'manual' && (content === 'albums' || content === 'tracks')) ||
      (content === 'artists' && span),
    opening: content === 'tracks' && span,
  };
}

/** Another kind of content: nothing is on it yet, and its first rule is followed where the former one does not fit. */
export function ofContent(values: ChannelFields, content: ChannelFields['content']): Partial<ChannelFields> {
  if (content === values.content) return {};
  const rules = rulesOf[content];
  return { content, items: [], rule: rules.includes(values.rule) ? values.rule : (rules[0] ?? 'manual') };
}

/** The rule without what it cannot have, as the server takes it. */
export function ruleOf(values: ChannelFields) {
  const { content, rule, layout, limit } = values;
  const parts = partsOf(values);
  return {
    content,
    rule,
    layout,
    limit,
    window_days: parts.span ? values.window_days : null,
    genre_id: parts.genre ? values.genre_id : null,
    opening_tracks: parts.opening && values.opening_tracks,
  };
}

const ofSeo = ['seo_title', 'seo_description', 'seo_image'] as const;
const ofRule = ['content', 'rule', 'layout', 'limit', 'window_days', 'genre_id', 'opening_tracks'] as const;

/** The changes of a form as the server takes them: the rule and what search engines show go as a whole. */
export function changesToSave(changes: Partial<ChannelFields>, values: ChannelFields) {
  const { name, slug, description, visibility, items } = changes;
  const has = (keys: readonly (keyof ChannelFields)[]) => keys.some((key) => key in changes);
  const seo = {
    title: values.seo_title,
    description: values.seo_description,
    image: values.seo_image.trim() || null,
  };
  return {
    ...(name === undefined ? {} : { name }),
    ...(slug === undefined ? {} : { slug }),
    ...(description === undefined ? {} : { description }),
    ...(visibility === undefined ? {} : { visibility }),
    ...(items === undefined ? {} : { item_ids: items.map(({ id }) => id) }),
    ...(has(ofRule) ? ruleOf(values) : {}),
    ...(has(ofSeo) ? { seo } : {}),
  };
}

/** Whether the address of a draft follows its name by itself: while it is what the name makes. */
export function addressFollows(channel: Pick<EditedChannel, 'visibility'>, values: ChannelFields): boolean {
  return channel.visibility === 'draft' && values.slug === slugify(values.name);
}

export const isHome = ({ slug }: { slug: string }) => slug === homeSlug;
