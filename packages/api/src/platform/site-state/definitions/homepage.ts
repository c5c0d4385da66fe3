import { parseTriplet } from '@kantele/theme';
import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import { iconNames, target } from './menus.ts';
import { ownPicture } from './own-picture.ts';

/**
 * What stands at `/` for guests: `loginPage` and `registerPage` a form, `channel` the player's home, `other` the landing
 * page, `page` a custom page.
 */
export const homepageTypes = ['loginPage', 'registerPage', 'channel', 'other', 'page'] as const;

const short = z.string().max(200);
const long = z.string().max(2_000);
/** `R G B`, three bytes, as in themes. */
const overlayColor = z
  .string()
  .refine((value) => parseTriplet(value) !== null, line('This is no colour.'))
  .nullable();

/** A button of the landing page. It is shown only with a label and an action. */
const action = z.object({
  label: short,
  action: target,
  /** A page of this site, opened without a reload, or an address anywhere. */
  type: z.enum(['route', 'link']),
  /** Name of an icon of the application. */
  icon: z.enum(iconNames).nullable(),
});
export type LandingAction = z.infer<typeof action>;

const feature = z.object({ image: ownPicture, title: short, subtitle: long });
const features = 24;

export const homepage = z.object({
  type: z.enum(homepageTypes),
  /** Id of the custom page that the type `page` shows. */
  page_id: z.int().min(1).nullable().default(null),
  /** Whether the landing page offers the plans. */
  pricing: z.boolean(),
  appearance: z.object({
    headerTitle: short,
    headerSubtitle: long,
    headerImage: ownPicture,
    /** Strength of the picture over the overlay, 0–1. */
    headerImageOpacity: z.number().min(0).max(1),
    /** Where the title stands; without one the page's own colour. */
    headerOverlayColor1: overlayColor,
    /** Where the gradient leads. */
    headerOverlayColor2: overlayColor,
    actions: z.object({
      inputText: short,
      cta1: action.nullable(),
      cta2: action.nullable(),
      cta3: action.nullable(),
    }),
    primaryFeatures: z.array(feature).max(features),
    secondaryFeatures: z.array(feature.extend({ description: long })).max(features),
    pricingTitle: short,
    pricingSubtitle: long,
    footerImage: ownPicture,
    footerTitle: short,
    footerSubtitle: long,
  }),
});
export type Homepage = z.infer<typeof homepage>;

export const defaultHomepage: Homepage = {
  type: 'channel',
  page_id: null,
  pricing: false,
  appearance: {
    headerTitle: line('Music worth the sleeve'),
    headerSubtitle: line('Albums, artists and songs, played the way they were cut.'),
    headerImage: null,
    headerImageOpacity: 1,
    headerOverlayColor1: null,
    headerOverlayColor2: null,
    actions: { inputText: line('Search artists, albums, lyrics'), cta1: null, cta2: null, cta3: null },
    primaryFeatures: [],
    secondaryFeatures: [],
    pricingTitle: '',
    pricingSubtitle: '',
    footerImage: null,
    footerTitle: '',
    footerSubtitle: '',
  },
};
