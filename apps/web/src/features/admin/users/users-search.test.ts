import { describe, expect, it } from 'vitest';
import { isFiltered, userSort, usersInput, usersSearch } from './users-search.ts';

describe('the address of the table of users', () => {
  it('takes what is known and nothing else', () => {
    const search = usersSearch({
      q: 12,
      role: 3,
      verified: 'no',
      suspended: 'maybe',
      from: '2026-02-30x',
      sort: 'email',
      per: 50,
    });
    expect(search).toMatchObject({ q: '12', role: 3, verified: 'no', sort: 'email', per: 50 });
    expect(search.suspended).toBeUndefined();
    expect(search.from).toBeUndefined();
    expect(usersSearch({ role: -1, q: '  ' })).toMatchObject({ role: undefined, q: undefined });
  });

  it('becomes input', () => {
    expect(usersInput({})).toEqual({ per_page: 25 });
    expect(
      usersInput({ q: 'ada', verified: 'yes', suspended: 'no', from: '2026-01-01', sort: 'name' }),
    ).toEqual({
      per_page: 25,
      query: 'ada',
      verified: true,
      suspended: false,
      created_from: '2026-01-01',
      orderBy: 'name',
    });
  });

  it('knows filters from order', () => {
    expect(isFiltered({ sort: 'name', per: 50 })).toBe(false);
    expect(isFiltered({ role: 2 })).toBe(true);
  });
});

describe('the order of the table of users', () => {
  it('is shown and chosen', () => {
    expect(userSort.shown()).toEqual({ column: 'registered', direction: 'descending' });
    expect(userSort.chosen({ column: 'name', direction: 'descending' }, 'name')).toBe('name_desc');
    expect(userSort.chosen({ column: 'registered', direction: 'ascending' })).toBe('oldest');
  });

  it('begins with the newest', () => {
    expect(userSort.chosen({ column: 'registered', direction: 'ascending' }, 'name')).toBeUndefined();
  });
});
