import { z } from 'zod';
import { name } from '../../core/contract.ts';
import { line } from '../../core/translate.ts';
import { adKinds, adLimits, adSlotOf } from '../../platform/site-state/ads/slots.ts';
import { ad, adSlotId } from '../../platform/site-state/contract.ts';
import { target } from '../../platform/site-state/definitions/menus.ts';
import { ownPicture } from '../../platform/site-state/definitions/own-picture.ts';
import { lookImageStored, storeLookImage } from '../appearance/contract.ts';

/** Words in the place of the picture; empty only where no banner is shown. */
const alt = z.union([z.literal(''), name(adLimits.alt)]);

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
    if (height > adSlotOf(slot).maxHeight) issue('height', line('This is higher than the place.'));
    if (kind === 'banner' && image === null) issue('image', line('Choose a picture.'));
    if (kind === 'banner' && words === '') issue('alt', line('Say what the banner shows.'));
    if (kind === 'code' && html.trim() === '') issue('html', line('Enter the code.'));
  });

/** A picture for a banner is kept like those of the look. */
export const storeAdImage = storeLookImage;
export const adImageStored = lookImageStored;
