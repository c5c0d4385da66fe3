import { z } from 'zod';
import { lookImageStored, storeLookImage } from '../appearance/contract.ts';
import { name } from '../core/contract.ts';
import { line } from '../core/translate.ts';
import { target } from '../settings/definitions/menus.ts';
import { ownPicture } from '../settings/definitions/own-picture.ts';
import { adKinds, adLimits, adSlotIds, adSlotOf } from './slots.ts';

export const adSlotId = z.enum(adSlotIds);

/** Words in the place of the picture; empty only where no banner is shown. */
const alt = z.union([z.literal(''), name(adLimits.alt)]);

/** What stands in a place for advertisements. What is not shown at the moment is kept. */
export const ad = z.object({
  slot: adSlotId,
  /** `off` shows nothing, `banner` a picture of this site, `code` the HTML of an ad network. */
  kind: z.enum(adKinds),
  /** Reserved in CSS pixels, so that nothing moves when the advertisement comes. */
  height: z.int(),
  image: z.string().nullable(),
  /** Where the banner leads; empty for nowhere. */
  link: z.string(),
  /** What the banner says, for those who do not see it. */
  alt: z.string(),
  html: z.string(),
  /** Whether the code may set cookies and so waits for the consent of the cookie notice. */
  needs_consent: z.boolean(),
  /** Null before the first change. */
  updated_at: z.string().nullable(),
});
export type Ad = z.infer<typeof ad>;

export const adsResponse = z.object({ ads: z.array(ad) });
export const adResponse = z.object({ ad });

export const updateAd = z
  .strictObject({
    slot: adSlotId,
    kind: z.enum(adKinds),
    height: z.int().min(adLimits.minHeight),
    image: ownPicture,
    link: target,
    alt,
    html: z.string().max(adLimits.html, line('Use at most 50,000 characters.')),
    needs_consent: z.boolean(),
    /** The `updated_at` of what was changed; another one is refused as `conflict`, none changes what there is. */
    updated_at: z.string().nullable().optional(),
  })
  .superRefine(({ slot, kind, height, image, alt: words, html }, { addIssue }) => {
    const issue = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message });
    if (height > (adSlotOf(slot)?.maxHeight ?? 0)) issue('height', line('This is higher than the place.'));
    if (kind === 'banner' && image === null) issue('image', line('Choose a picture.'));
    if (kind === 'banner' && words === '') issue('alt', line('Say what the banner shows.'));
    if (kind === 'code' && html.trim() === '') issue('html', line('Enter the code.'));
  });

/** What a page shows of an advertisement. Code is not part of it: it stands in a document of its own. */
export const shownAd = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('banner'),
    slot: adSlotId,
    height: z.int(),
    image: z.string(),
    link: z.string(),
    alt: z.string(),
  }),
  z.object({ kind: z.literal('code'), slot: adSlotId, height: z.int(), needs_consent: z.boolean() }),
]);
export type ShownAd = z.infer<typeof shownAd>;

/** A picture for a banner is kept like those of the look. */
export const storeAdImage = storeLookImage;
export const adImageStored = lookImageStored;
