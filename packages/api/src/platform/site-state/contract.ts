import { z } from 'zod';
import { id } from '../../core/contract.ts';
import { adKinds, adSlotIds } from './ads/slots.ts';

/** A theme as the site uses it: `colors` maps variable names of packages/theme to values. */
export const theme = z.object({
  id,
  name: z.string(),
  colors: z.record(z.string(), z.string()),
  is_dark: z.boolean(),
  default_light: z.boolean(),
  default_dark: z.boolean(),
});
export type Theme = z.infer<typeof theme>;

export const adSlotId = z.enum(adSlotIds);

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
/** Services there are; which of them are offered is a matter of settings. */
export const socialServices = ['google', 'facebook', 'twitter', 'envato', 'oidc'] as const;
export type SocialService = (typeof socialServices)[number];
