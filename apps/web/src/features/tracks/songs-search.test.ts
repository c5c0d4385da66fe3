import { describe, expect, it } from 'vitest';
import { orderOf, songsList, songsSearch, sortedBy } from './songs-search.ts';

describe('the address of the songs page', () => {
  it('takes what it knows and drops everything else', () => {
    expect(songsSearch({ sort: 'name', dir: 'desc', genre: 'folk', artist: 7, page: 3 })).toEqual({
      sort: 'name',
      dir: 'desc',
      genre: 'folk',
      artist: 7,
      page: 3,
    });
    const wrong = songsSearch({ sort: 'password', dir: 'up', genre: 5, artist: '7', page: 1 });
    expect(Object.values(wrong).filter((value) => value !== undefined)).toEqual([]);
  });

  it('says an order only where it is not the usual one, and turns it round the second time', () => {
    expect(orderOf({})).toEqual({ sort: 'popular', direction: 'desc' });
    expect(sortedBy({}, 'popular')).toEqual({ dir: 'asc' });
    expect(sortedBy({ dir: 'asc' }, 'popular')).toEqual({});
    expect(sortedBy({ page: 4 }, 'name')).toEqual({ sort: 'name' });
    expect(sortedBy({ sort: 'name' }, 'name')).toEqual({ sort: 'name', dir: 'desc' });
    expect(sortedBy({ sort: 'name', dir: 'desc' }, 'newest')).toEqual({ sort: 'newest' });
  });

  it('keeps to the one order that lists of a genre or an artist have', () => {
    expect(songsList({ genre: 'folk', sort: 'name' }, 3)).toEqual({
      orderBy: 'popular',
      direction: 'desc',
      genre_id: 3,
    });
    expect(songsList({ artist: 7, dir: 'asc' }, undefined)).toEqual({
      orderBy: 'popular',
      direction: 'asc',
      artist_id: 7,
    });
  });
});
