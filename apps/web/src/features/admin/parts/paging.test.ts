import { describe, expect, it } from 'vitest';
import { pagingInput, pagingSearch } from './paging.ts';
import { nextPage, previousPage, rangeOf } from './paging-steps.ts';

describe('the place in a list', () => {
  it('is read from an address', () => {
    expect(pagingSearch({ cursor: 'abc', page: 3, per: 50 })).toEqual({ cursor: 'abc', page: 3, per: 50 });
    expect(pagingSearch({ cursor: '', page: 3, per: 25 })).toEqual({
      cursor: undefined,
      page: undefined,
      per: undefined,
    });
    expect(pagingSearch({ cursor: 7, page: '3', per: 1_000 })).toEqual({
      cursor: undefined,
      page: undefined,
      per: undefined,
    });
  });

  it('becomes input', () => {
    expect(pagingInput({})).toEqual({ per_page: 25 });
    expect(pagingInput({ cursor: 'abc', per: 100 })).toEqual({ per_page: 100, cursor: 'abc' });
  });

  it('goes on and back', () => {
    const second = nextPage({}, [], 'b');
    expect(second).toEqual({ paging: { cursor: 'b', page: 2 }, trail: [''] });
    const third = nextPage(second.paging, second.trail, 'c');
    expect(third).toEqual({ paging: { cursor: 'c', page: 3 }, trail: ['', 'b'] });
    expect(previousPage(third.paging, third.trail)).toEqual({
      paging: { cursor: 'b', page: 2 },
      trail: [''],
    });
    expect(previousPage(second.paging, second.trail)).toEqual({
      paging: { cursor: undefined, page: undefined },
      trail: [],
    });
  });

  it('leads to the first page when the way is not known', () => {
    expect(previousPage({ cursor: 'x', page: 9 }, []).paging).toEqual({ cursor: undefined, page: undefined });
  });

  it('counts rows where it can', () => {
    expect(rangeOf({}, 25)).toEqual({ from: 1, to: 25 });
    expect(rangeOf({ cursor: 'b', page: 2, per: 50 }, 12)).toEqual({ from: 51, to: 62 });
    expect(rangeOf({ cursor: 'b' }, 12)).toBeNull();
    expect(rangeOf({}, 0)).toBeNull();
  });
});
