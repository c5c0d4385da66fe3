import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { loadAds } from '../../platform/site-state/ads/load-ads.ts';
import type * as contract from './contract.ts';

/** Every place, also those that are switched off. */
export async function listAds({ db }: Context): Promise<z.output<typeof contract.adsResponse>> {
  return { ads: await loadAds(db) };
}
