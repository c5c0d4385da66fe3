import type { Db } from '@kantele/db';
import type { Theme } from './contract.ts';
import { allThemes } from './queries.ts';

/** All themes of the site. */
export async function loadThemes(db: Db): Promise<Theme[]> {
  return allThemes(db);
}
