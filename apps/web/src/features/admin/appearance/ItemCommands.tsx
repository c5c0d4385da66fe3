import { IconButton } from '@kantele/ui/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@kantele/ui/Menu';
import { ArrowDown, ArrowUp, Copy, MoreHorizontal, Trash2 } from 'lucide-react';
import { useT } from '../../../app/i18n.tsx';
import { LevelItems } from './LevelItems.tsx';
import type { ItemCommands as Commands } from './use-item-commands.ts';

/** The commands of an item behind ⋯. */
export function ItemCommands({ label, commands }: { label: string; commands: Commands }) {
  const t = useT();
  const { isFirst, isLast, isFull, move, duplicate, remove } = commands;
  return (
    <MenuTrigger>
      <IconButton label={t('More for :name', { name: label })}>
        <MoreHorizontal size={20} aria-hidden="true" />
      </IconButton>
      <Menu>
        {!isFirst && (
          <MenuItem
            icon={<ArrowUp size={18} aria-hidden="true" />}
            shortcut="Alt ↑"
            onAction={() => move(-1)}
          >
            {t('Move up')}
          </MenuItem>
        )}
        {!isLast && (
          <MenuItem
            icon={<ArrowDown size={18} aria-hidden="true" />}
            shortcut="Alt ↓"
            onAction={() => move(1)}
          >
            {t('Move down')}
          </MenuItem>
        )}
        <LevelItems commands={commands} />
        {!isFull && (
          <MenuItem icon={<Copy size={18} aria-hidden="true" />} onAction={duplicate}>
            {t('Duplicate')}
          </MenuItem>
        )}
        <MenuItem icon={<Trash2 size={18} aria-hidden="true" />} danger onAction={remove}>
          {t('Delete')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
