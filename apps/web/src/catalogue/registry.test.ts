import { describe, expect, it } from 'vitest';
import { searchAddress } from './address.ts';
import { kinds } from './registry.ts';

describe('addresses', () => {
  it('are made of id and slug', () => {
    expect(kinds.album.path({ id: 7, slug: 'northern-rooms' })).toBe('/album/7/northern-rooms');
    expect(searchAddress.path('a/b & c')).toBe('/search/a%2Fb%20%26%20c');
  });
});
