import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { kindHead, missingHead } from '../../app/site-head.ts';
import { kinds } from '../../catalogue/registry.ts';

/** Title and description of a genre. */
export function genreHead(genre: { display_name: string; slug: string } | undefined, boot: BootstrapData) {
  if (!genre) return missingHead(boot);
  return kindHead(boot, 'genre', { genre: genre.display_name }, { path: kinds.genre.path(genre) });
}
