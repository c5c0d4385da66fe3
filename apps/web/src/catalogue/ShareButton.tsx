import { iconButtonStyle } from '@kantele/ui/IconButton.css';
import { Share } from 'lucide-react';
import { useT } from '../app/i18n.tsx';
import { openedMenu, type ThingEntity } from './menus/menu-store.ts';
import { entryOf } from './registry.ts';
import type { PlayableKind } from './things.ts';

interface ShareButtonProps {
  entity: ThingEntity;
  size?: 40 | 48;
}

/** Opens the dialog by which a thing is shared. */
export function ShareButton({ entity, size = 40 }: ShareButtonProps) {
  const label = useT()('Share :name', { name: nameOf(entity) });
  return (
    <button
      type="button"
      className={iconButtonStyle({ size })}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => openedMenu.set({ shares: entity, home: currentTarget })}
    >
      <Share size={size === 48 ? 22 : 20} aria-hidden="true" />
    </button>
  );
}

const nameOf = <K extends PlayableKind>({ kind, thing }: ThingEntity<K>) => entryOf(kind).name(thing);
