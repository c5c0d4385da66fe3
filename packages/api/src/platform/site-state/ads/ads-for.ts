import type { Ad, ShownAd } from '../contract.ts';
import { seesAds } from './policy.ts';
import { shownAds } from './view.ts';

/** The advertisements that pages show to somebody. */
export function adsFor(viewer: Parameters<typeof seesAds>[0], ads: readonly Ad[]): ShownAd[] {
  return seesAds(viewer) ? shownAds(ads) : [];
}
