import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../../router.ts';
import { createTestSite, type TestSite } from '../../testing.ts';
import { rankedHits } from './ranked-hits.ts';

const first = ['Blue', 'The Blue', 'AC/DC', "Don't", 'R.E.M.', 'Søren', '椎名', 'Velvet'];
const second = ['Morning', 'Blues', 'Live', 'of the Sea', 'Theatre', '林檎', 'Moor'];

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
  const caller = createCaller(site.system());
  const names = [...first, ...second, ...first.flatMap((one) => second.map((two) => `${one} ${two}`))];
  for (const name of names) await caller.artists.create({ name });
  // The most played are in the upper tiers, as a rebuild leaves them.
  await sql`update search_entries e set popularity = p.place, tier = case when p.place > 55 then 1
      when p.place > 35 then 2 else 3 end
    from (select id, row_number() over (order by id * 37 % 101) as place from search_entries) p
    where p.id = e.id`.execute(site.services.db);
});
afterAll(() => site.close());

describe('the best hits', () => {
  it.each([
    ...['blue', 'blue mor', 'mor', 'the blu', 'blues', 'sea the', 'acdc', 'ac/dc liv', 'dont', "don't mo"],
    ...[
      'rem',
      'r.e.m. the',
      'soren moo',
      'søren',
      '椎名',
      '椎名 blu',
      '林檎',
      'vel',
      'of the sea',
      'nothing',
      'blue m',
      'the b',
      'o',
      'b',
      'ac/d',
      'r',
      '椎',
      'se t',
    ],
  ])('for %s are the same whether the index is small or large', async (query) => {
    for (const count of [1, 5, 100]) {
      const [small, large] = await Promise.all(
        [true, false].map((isSmall) =>
          rankedHits(site.services.db, ['artist', 'album'], query, count, isSmall),
        ),
      );
      expect(small, `${count} of ${query}`).toEqual(large);
    }
  });
});
