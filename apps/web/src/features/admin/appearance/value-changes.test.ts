import { english } from '@kantele/api/translate';
import { describe, expect, it } from 'vitest';
import type { LookField } from './look-fields.ts';
import { namedChanges, valueChanges } from './value-changes.ts';

describe('values that differ', () => {
  it('are as small as what one control changes', () => {
    const before = {
      title: 'A',
      image: null,
      actions: { first: null, second: { label: 'Go' } },
      parts: ['x'],
    };
    const after = {
      ...before,
      title: 'B',
      actions: { first: { label: 'New' }, second: null },
      parts: ['x', 'y'],
    };
    expect(valueChanges(before, after)).toEqual([
      { path: ['title'], before: 'A', after: 'B' },
      { path: ['actions', 'first', 'label'], before: undefined, after: 'New' },
      { path: ['actions', 'second', 'label'], before: 'Go', after: undefined },
      { path: ['parts'], before: ['x'], after: ['x', 'y'] },
    ]);
  });

  it('are none where both sides are empty', () => {
    expect(valueChanges({ a: '' }, { a: null })).toEqual([]);
    expect(valueChanges([], [{ title: '', image: null }])).toEqual([]);
  });
});

describe('what they are called', () => {
  const labels = (field: LookField, before: unknown, after: unknown) =>
    namedChanges(english, field, before, after).map(({ label }) => label);

  it('are the words of the panels, from the outside in', () => {
    const features = (title: string) => ({ appearance: { primaryFeatures: [{ title: 'A' }, { title }] } });
    expect(labels('settings.homepage', features('B'), features('C'))).toEqual(['Cards · 2 · Title']);
    expect(labels('settings.branding', { favicon: null }, { favicon: '/a.png' })).toEqual([
      'Icon of the site',
    ]);
    const album = (title: string) => ({ listed: true, templates: { album: { title } } });
    expect(labels('settings.seo', album('A'), album('B'))).toEqual(['Album pages · Title']);
  });

  it('is empty for a part that is one value', () => {
    expect(labels('settings.site.description', 'A', 'B')).toEqual(['']);
  });
});
