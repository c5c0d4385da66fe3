import type { BootstrapData } from '@kantele/api/contract/settings';
import { translator } from '@kantele/api/translate';
import { missingHead, siteHead } from '../../app/site-head.ts';
import { kinds } from '../../catalogue/registry.ts';

/** Title and description of a genre. */
export function genreHead(genre: { display_name: string; slug: string } | undefined, boot: BootstrapData) {
  if (!genre) return missingHead(boot);
  return siteHead(boot, {
    title: genre.display_name,
    description: translator(boot.i18n)('Popular tracks, albums and artists of :genre.', {
      genre: genre.display_name,
    }),
    path: kinds.genre.path(genre),
  });
}
