import type { Caller, Visit } from '../../testing-visits.ts';

const searches = [
  'silver',
  'silv',
  'silver r',
  'silver ri',
  'silver rive',
  '4242 r',
  'the river of silver and the velvet morning',
  'silver river',
  'sil',
  'velvet 7',
  'the',
  'm',
  'river 4242',
  '4242',
  'xqzw',
  '!!!',
  'slver rivr',
];

/** The pages of tracks that can be reached, or the first three. */
async function deepSearch(caller: Caller, query: string) {
  let cursor: string | null = null;
  for (let page = 0; page < 3; page++) {
    const answer: Awaited<ReturnType<Caller['search']['query']>> = await caller.search.query({
      query,
      types: ['tracks'],
      limit: 50,
      cursor,
    });
    cursor = answer.next_cursor;
    if (!cursor) return;
  }
}

export const visits: Visit[] = [
  ...searches.map((query): Visit => [`a search for ${query}`, (own) => own.search.query({ query })]),
  ...searches.map((query): Visit => [`a long list of tracks for ${query}`, (own) => deepSearch(own, query)]),
  ...searches.map((query): Visit => [`type-ahead for ${query}`, (own) => own.search.suggest({ query })]),
];
