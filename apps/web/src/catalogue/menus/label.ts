import type { Translate } from '@kantele/api/translate';
import { countTracks } from '../../lib/words.ts';
import { entryOf } from '../registry.ts';
import type { PlayableKind } from '../things.ts';
import type { MenuEntity, ThingEntity } from './menu-store.ts';

/** How a menu and its button are named. */
export function menuLabel(entity: MenuEntity, t: Translate): string {
  return t('More about :name', { name: nameOf(entity, t) });
}

function nameOf(entity: MenuEntity, t: Translate): string {
  if (entity.kind === 'own') return entity.name;
  if (entity.kind === 'chosen') return countTracks(entity.count, t);
  return nameOfThing(entity);
}

const nameOfThing = <K extends PlayableKind>({ kind, thing }: ThingEntity<K>): string =>
  entryOf(kind).name(thing);
