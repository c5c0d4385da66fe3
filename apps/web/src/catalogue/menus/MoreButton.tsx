import { iconButtonStyle } from '@kantele/ui/IconButton.css';
import { Ellipsis } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { menuLabel } from './label.ts';
import { type MenuEntity, openMenu } from './menu-store.ts';

interface MoreButtonProps {
  entity: MenuEntity;
  size?: 40 | 48;
}

/** The ⋯ of an album, an artist or a track on its own page. */
export function MoreButton({ entity, size = 40 }: MoreButtonProps) {
  const label = menuLabel(entity, useT());
  return (
    <button
      type="button"
      className={iconButtonStyle({ size })}
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => openMenu({ entity, at: currentTarget, home: currentTarget })}
    >
      <Ellipsis size={20} aria-hidden="true" />
    </button>
  );
}
