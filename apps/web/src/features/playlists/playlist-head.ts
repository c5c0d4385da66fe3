import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import type { Playlist } from '@kantele/api/contract/playlists';
import { translator } from '@kantele/api/translate';
import { isShownToGuests, missingHead, siteHead } from '../../app/site-head.ts';
import { kinds } from '../../catalogue/registry.ts';
import { imageUrl } from '../../lib/images.ts';

/** Title, description and picture of a playlist; search engines are shown public ones alone. */
export function playlistHead(playlist: Playlist | undefined, boot: BootstrapData) {
  if (!playlist) return missingHead(boot);
  const { name, description, owner, artworks } = playlist;
  const [artwork] = artworks;
  return siteHead(boot, {
    title: name,
    description: description || translator(boot.i18n)('Playlist by :name', { name: owner.display_name }),
    path: kinds.playlist.path(playlist),
    image: artwork ? imageUrl(artwork.hash, 1200) : null,
    noindex: playlist.visibility !== 'public',
    hasEmbed: isShownToGuests(playlist.visibility),
  });
}

/** Title of the page where the songs of the file of a playlist are reviewed. */
export function playlistReviewHead(boot: BootstrapData, path: string) {
  return siteHead(boot, { title: translator(boot.i18n)('Songs of the file'), path, noindex: true });
}

/** Title of the page where one joins a playlist; its address is a secret. */
export function joinPlaylistHead(boot: BootstrapData) {
  return siteHead(boot, {
    title: translator(boot.i18n)('Join playlist'),
    path: '/playlist-invitation',
    noindex: true,
  });
}

/** Title of the page that makes a smart playlist, or changes the rule of one. */
export function smartPlaylistHead(boot: BootstrapData, path: string, isNew: boolean) {
  const t = translator(boot.i18n);
  const title = isNew ? t('New smart playlist') : t('Edit smart playlist');
  return siteHead(boot, { title, path, noindex: true });
}
