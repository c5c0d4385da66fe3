import { describe, expect, it } from 'vitest';
import { albumsSearch } from '../catalogue/albums/albums-search.ts';
import { usersSearch } from '../users/users-search.ts';
import { valuesOf, viewOf } from './saved-views.ts';

describe('a saved view', () => {
  it('says filters and order, and not the place in the list', () => {
    const search = usersSearch({
      q: 'a&b=c',
      role: 4,
      suspended: 'yes',
      sort: 'oldest',
      cursor: 'x',
      page: 2,
    });
    const view = viewOf(search);
    expect(view).not.toContain('cursor');
    expect(usersSearch(valuesOf(view))).toMatchObject({
      ...{ q: 'a&b=c', role: 4, suspended: 'yes', sort: 'oldest' },
      ...{ cursor: undefined, page: undefined },
    });
    expect(viewOf(usersSearch({ per: 50, invite: true }))).toBe('');
  });

  it('keeps words that look like numbers', () => {
    for (const q of ['007', '12', '1e3', '-']) {
      expect(albumsSearch(valuesOf(viewOf(albumsSearch({ q }))))).toMatchObject({ q });
    }
  });

  it('loses what no longer exists', () => {
    expect(usersSearch(valuesOf('role=x&was=gone&cursor=y'))).toEqual(usersSearch({}));
  });
});
