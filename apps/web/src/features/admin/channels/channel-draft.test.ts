import { expect, it } from 'vitest';
import { addressFollows, changesToSave, fieldsOf, ofContent, ruleOf } from './channel-draft.ts';

const channel = {
  id: 1,
  name: 'This week',
  slug: 'this-week',
  layout: 'list' as const,
  content: 'tracks' as const,
  rule: 'popular' as const,
  visibility: 'draft' as 'draft' | 'public',
  shown_on: [],
  updated_at: '',
  description: '',
  window_days: 7 as const,
  genre_id: 3,
  genre: { id: 3, name: 'Folk' },
  opening_tracks: true,
  limit: 10,
  seo: { title: '', description: '', image: null },
  items: [],
  rev: 1,
};
const values = fieldsOf(channel);
const item = { id: 5, name: 'Open Water', detail: '', artwork: null, is_shown: true };

it('a rule is saved as a whole, without what it cannot have', () => {
  expect(ruleOf(values)).toMatchObject({ window_days: 7, genre_id: 3, opening_tracks: true });
  const added = { ...values, rule: 'added' as const };
  expect(changesToSave({ rule: 'added' }, added)).toEqual({
    content: 'tracks',
    rule: 'added',
    layout: 'list',
    limit: 10,
    window_days: null,
    genre_id: 3,
    opening_tracks: false,
  });
  expect(changesToSave({ name: 'Charts' }, { ...values, name: 'Charts' })).toEqual({ name: 'Charts' });
});

it('another kind of content begins with nothing on it and a rule that fits', () => {
  expect(ofContent(values, 'tracks')).toEqual({});
  expect(ofContent(values, 'albums')).toEqual({ content: 'albums', items: [], rule: 'popular' });
  expect(ofContent(values, 'genres')).toEqual({ content: 'genres', items: [], rule: 'manual' });
});

it('items go by their ids, and what search engines show as a whole', () => {
  expect(changesToSave({ items: [item] }, { ...values, items: [item] })).toEqual({ item_ids: [5] });
  expect(changesToSave({ seo_title: 'Charts' }, { ...values, seo_title: 'Charts', seo_image: ' ' })).toEqual({
    seo: { title: 'Charts', description: '', image: null },
  });
});

it('the address of a draft follows its name until it is chosen by hand', () => {
  expect(addressFollows(channel, values)).toBe(true);
  expect(addressFollows(channel, { ...values, slug: 'charts' })).toBe(false);
  expect(addressFollows({ ...channel, visibility: 'public' }, values)).toBe(false);
});
