import type { Translate } from '@kantele/api/translate';
import { countTracks } from '../../lib/words.ts';
import type { MenuEntity } from './menu-store.ts';

/** How a menu and its button are named. */
export function menuLabel(entity: MenuEntity, t: Translate): string {
  switch (entity.kind) {
    case 'own':
      return t('More about :name', { name: entity.name });
    case 'track':
      return t('More about :name', { name: entity.track.name });
    case 'album':
      return t('More about :name', { name: entity.album.name });
    case 'artist':
      return t('More about :name', { name: entity.artist.name });
    case 'tracks':
      return t('More about :name', { name: countTracks(entity.count, t) });
  }
}
