import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../../router.ts';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

describe('value lists', () => {
  it('are time zones by region, countries and languages', async () => {
    const guest = await site.guest();
    const lists = await guest.settings.valueLists({ names: ['timezones', 'countries', 'localizations'] });
    expect(lists.timezones?.Europe).toContainEqual({
      value: 'Europe/Helsinki',
      text: expect.stringMatching(/^Helsinki \(UTC\+0[23]:00\)$/),
    });
    expect(lists.timezones?.UTC).toEqual([{ value: 'UTC', text: 'UTC (UTC+00:00)' }]);
    expect(lists.countries).toContainEqual({ code: 'FI', name: 'Finland' });
    expect(lists.countries).toHaveLength(249);
    expect(lists.localizations?.map(({ language }) => language).sort()).toEqual(['ar', 'de', 'en']);
    expect(Object.keys(await guest.settings.valueLists({ names: ['countries'] }))).toEqual(['countries']);
  });

  it('name countries in the visitor’s language', async () => {
    const caller = createCaller({ ...site.system(), language: 'de' });
    const { countries = [] } = await caller.settings.valueLists({ names: ['countries'] });
    expect(countries).toContainEqual({ code: 'FI', name: 'Finnland' });
    expect(countries[0]?.name).toBe('Afghanistan');
    expect(countries[1]?.name).toBe('Ägypten');
  });

  it.each([[['timezones', '__proto__', '../../x']], [Array.from({ length: 11 }, () => 'countries')], [[]]])(
    'refuse %j',
    async (names) => {
      const guest = await site.guest();
      const answer = await refusal(guest.settings.valueLists({ names }));
      expect(Object.keys(answer.fields ?? {})).toEqual(['names']);
    },
  );
});
