import type { Db } from '@kantele/db';
import { enabledLocalizations } from './queries.ts';
import { shippedMessages } from './shipped.ts';

/** A language visitors can have, with all its lines: what admins wrote over what the product ships. */
export interface SiteLanguage {
  /** BCP 47 */
  language: string;
  name: string;
  lines: Record<string, string>;
}

/** By language code; never without English. */
export type SiteLanguages = ReadonlyMap<string, SiteLanguage>;

const english: SiteLanguage = { language: 'en', name: 'English', lines: {} };

/** The languages of a site that are switched on. English is what is left when there is none. */
export async function loadLanguages(db: Db): Promise<SiteLanguages> {
  const rows = await enabledLocalizations(db);
  const languages = rows.map(({ language, name, lines }): [string, SiteLanguage] => [
    language,
    { language, name, lines: { ...shippedMessages(language), ...lines } },
  ]);
  return new Map(languages.length > 0 ? languages : [[english.language, english]]);
}

/** A language by its code; English, with what an admin changed of it, when the site does not have it. */
export function languageOf(languages: SiteLanguages, language: string): SiteLanguage {
  return languages.get(language) ?? languages.get('en') ?? english;
}

/** What visitors may choose from, by name. */
export function offeredLanguages(languages: SiteLanguages): { language: string; name: string }[] {
  return [...languages.values()]
    .map(({ language, name }) => ({ language, name }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
