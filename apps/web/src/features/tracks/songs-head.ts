import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { translator } from '@kantele/api/translate';
import { kindHead, missingHead, siteHead } from '../../app/site-head.ts';
import { songsTitle } from './songs-title.ts';

interface Loaded {
  genre: { slug: string; display_name: string } | null;
  artist: { id: number; name: string } | null;
}

/** Title and description of a list of songs. */
export function songsHead(loaded: Loaded | undefined, boot: BootstrapData) {
  if (!loaded) return missingHead(boot);
  const { genre, artist } = loaded;
  if (!genre && !artist) return kindHead(boot, 'tracks', {}, { path: '/tracks' });
  const t = translator(boot.i18n);
  const { text, values } = songsTitle(genre, artist);
  const query = genre ? `?genre=${encodeURIComponent(genre.slug)}` : artist ? `?artist=${artist.id}` : '';
  return siteHead(boot, {
    title: t(text, values),
    description: t('All songs, the most played first.'),
    path: `/tracks${query}`,
  });
}
