import type { Db } from '@kantele/db';
import { publicChannels } from './queries.ts';

/** Public channels by name, for whoever makes links to them; the most that are offered are 500. */
export async function channelLinks(db: Db): Promise<{ slug: string; name: string }[]> {
  return publicChannels(db, 500);
}
