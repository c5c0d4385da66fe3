import type { Ad, ShownAd } from '../contract.ts';
import type { AdRow } from '../queries.ts';
import { adSlotOf, adSlots } from './slots.ts';

type Slot = (typeof adSlots)[number];

/** A place as an admin edits it. */
export function adView(slot: Slot, row: AdRow | undefined): Ad {
  return {
    slot: slot.id,
    kind: row?.kind ?? 'off',
    height: row?.height ?? slot.height,
    image: row?.image ?? null,
    link: row?.link ?? '',
    alt: row?.alt ?? '',
    html: row?.html ?? '',
    needs_consent: row?.needs_consent ?? true,
    updated_at: row?.updated_at.toISOString() ?? null,
  };
}

/** Every place there is, in their order. */
export function adViews(rows: readonly AdRow[]): Ad[] {
  return adSlots.map((slot) =>
    adView(
      slot,
      rows.find((row) => row.slot === slot.id),
    ),
  );
}

/** What pages show of places that are in use, without the code. */
export function shownAds(ads: readonly Ad[]): ShownAd[] {
  return ads.flatMap(({ slot, kind, height, image, link, alt, needs_consent }): ShownAd[] => {
    const fitting = Math.min(height, adSlotOf(slot).maxHeight);
    if (kind === 'code') return [{ kind, slot, height: fitting, needs_consent }];
    return kind === 'banner' && image ? [{ kind, slot, height: fitting, image, link, alt }] : [];
  });
}
