import { line } from '../../../core/translate.ts';

/** Places for advertisements, with the sizes they have. In CSS pixels. Browser-safe. */
export const adSlots = [
  {
    id: 'top',
    name: line('Top of pages'),
    about: line('Above the content of most pages.'),
    /** Height of a new one. */
    height: 90,
    maxHeight: 150,
    maxWidth: null,
  },
  {
    id: 'bottom',
    name: line('Bottom of pages'),
    about: line('Below the content of most pages, above the footer.'),
    height: 90,
    maxHeight: 150,
    maxWidth: null,
  },
  {
    id: 'artist_top',
    name: line('Artist page, top'),
    about: line('Below the header of an artist, at most 1000 pixels wide.'),
    height: 90,
    maxHeight: 250,
    maxWidth: 1_000,
  },
  {
    id: 'artist_bottom',
    name: line('Artist page, bottom'),
    about: line('Below similar artists.'),
    height: 250,
    maxHeight: 430,
    maxWidth: null,
  },
  {
    id: 'album',
    name: line('Album page'),
    about: line('Above the tracks of an album.'),
    height: 90,
    maxHeight: 250,
    maxWidth: null,
  },
] as const;

export type AdSlotId = (typeof adSlots)[number]['id'];

/** Names of the places. */
export const adSlotIds = adSlots.map(({ id }) => id);

/** What can stand in a place. */
export const adKinds = ['off', 'banner', 'code'] as const;
export type AdKind = (typeof adKinds)[number];

/** Least height of a place in CSS pixels, and most characters of its texts. */
export const adLimits = { minHeight: 50, alt: 200, html: 50_000 } as const;

type AdSlot = (typeof adSlots)[number];

/** A place by its name; undefined for a name that none has. */
export function adSlotOf(id: AdSlotId): AdSlot;
export function adSlotOf(id: string): AdSlot | undefined;
export function adSlotOf(id: string): AdSlot | undefined {
  return adSlots.find((slot) => slot.id === id);
}
