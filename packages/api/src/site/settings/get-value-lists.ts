import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { offeredLanguages } from '../../platform/site-state/languages.ts';
import { getSite } from '../../platform/site-state/site.ts';
import type { ValueLists, valueListsInput } from './contract.ts';
import { countryCodes } from './country-codes.ts';

/** Lists forms choose from, by name. */
export async function getValueLists(
  ctx: Context,
  { names }: z.output<typeof valueListsInput>,
): Promise<ValueLists> {
  const lists: ValueLists = {};
  for (const name of new Set(names)) {
    if (name === 'timezones') lists.timezones = timezones(ctx.services.now());
    else if (name === 'countries') lists.countries = countries(ctx.language);
    else if (name === 'localizations')
      lists.localizations = offeredLanguages((await getSite(ctx.db)).languages);
  }
  return lists;
}

/** Zones without a region of their own. */
const other = 'UTC';

/** All time zones by region, with what they are ahead of UTC at a moment. */
function timezones(now: Date): NonNullable<ValueLists['timezones']> {
  const zones = [...Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/')), other];
  const regions: NonNullable<ValueLists['timezones']> = {};
  for (const zone of zones) {
    const [region = other, ...rest] = zone.split('/');
    const place = rest.length > 0 ? rest.join(' – ').replaceAll('_', ' ') : zone;
    const list = regions[region] ?? [];
    list.push({ value: zone, text: `${place} (${offset(zone, now)})` });
    regions[region] = list;
  }
  return regions;
}

function offset(zone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name === 'GMT' ? 'UTC+00:00' : name.replace('GMT', 'UTC');
}

const countryLists = new Map<string, { code: string; name: string }[]>();

/** All countries with their names in a language, in its order. */
function countries(language: string) {
  const known = countryLists.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const list = countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  countryLists.set(language, list);
  return list;
}
