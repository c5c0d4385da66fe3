import type { BootstrapData } from '@kantele/api/contract/settings';
import { pathOf } from '../../lib/routes.ts';
import { missingHead, siteHead } from '../../shell/site.ts';

/** Title and description of a genre. */
export function genreHead(genre: { display_name: string; slug: string } | undefined, boot: BootstrapData) {
  if (!genre) return missingHead(boot);
  return siteHead(boot, {
    title: genre.display_name,
    description: `Popular tracks, records and artists of ${genre.display_name}.`,
    path: pathOf.genre(genre),
  });
}
