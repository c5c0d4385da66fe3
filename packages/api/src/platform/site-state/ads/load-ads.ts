import type { Db } from '@kantele/db';
import type { Ad } from '../contract.ts';
import { adRows } from '../queries.ts';
import { adViews } from './view.ts';

/** Every place for advertisements with what is in it, for the state of the site. */
export async function loadAds(db: Db): Promise<Ad[]> {
  return adViews(await adRows(db));
}
