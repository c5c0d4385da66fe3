import { expect, it } from 'vitest';
import { tabOf, updateOf } from './user-draft.ts';

it('sends an emptied text as none', () => {
  expect(updateOf({ first_name: '', display_name: 'Ada', country: 'FI' })).toEqual({
    first_name: null,
    display_name: 'Ada',
    country: 'FI',
  });
});

it('finds the tab with what is wrong', () => {
  expect(tabOf({})).toBeNull();
  expect(tabOf({ email: ['!'] })).toBe('account');
  expect(tabOf({ 'direct_permissions.3.minutes': ['!'] })).toBe('access');
  expect(tabOf({ role_ids: ['!'], display_name: ['!'] })).toBe('account');
});
