import { describe, expect, it } from 'vitest';
import { tableSort } from './table-sort.ts';

const { shown, chosen } = tableSort(
  {
    name: { ascending: 'name', descending: 'name_desc' },
    added: { ascending: 'oldest', descending: 'newest', first: 'descending' },
  },
  'newest',
);

describe('the order of a table', () => {
  it('is shown at the column it goes by', () => {
    expect(shown()).toEqual({ column: 'added', direction: 'descending' });
    expect(shown('name')).toEqual({ column: 'name', direction: 'ascending' });
    expect(shown('name_desc')).toEqual({ column: 'name', direction: 'descending' });
  });

  it('turns round by a second press, and says nothing where the list is so by itself', () => {
    expect(chosen({ column: 'name', direction: 'descending' }, 'name')).toBe('name_desc');
    expect(chosen({ column: 'added', direction: 'ascending' })).toBe('oldest');
    expect(chosen({ column: 'added', direction: 'descending' }, 'oldest')).toBeUndefined();
    expect(chosen({ column: 'nothing', direction: 'ascending' })).toBeUndefined();
  });

  it('begins anew at the end that is wanted first', () => {
    expect(chosen({ column: 'added', direction: 'ascending' }, 'name')).toBeUndefined();
    expect(chosen({ column: 'name', direction: 'ascending' })).toBe('name');
  });
});
