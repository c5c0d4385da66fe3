import { homeSlug } from './contract.ts';

/** Whether a channel may be seen: drafts are shown to nobody, whatever they may change. */
export function canSee({ visibility }: { visibility: 'draft' | 'public' }): boolean {
  return visibility === 'public';
}

/** The home page keeps its address and its kind, is always public and never deleted. */
export function isHome({ slug }: { slug: string }): boolean {
  return slug === homeSlug;
}
