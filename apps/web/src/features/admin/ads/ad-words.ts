import type { AdKind } from '@kantele/api/ad-slots';
import type { Ad } from '@kantele/api/contract/site-state';
import { line } from '@kantele/api/translate';

/** What can stand in a place. */
export const kindWords: Record<AdKind, string> = {
  off: line('Off'),
  banner: line('Own banner'),
  code: line('Code of an ad network'),
};

/** What is changed of a place. */
export type AdDraft = Omit<Ad, 'slot' | 'updated_at'>;
