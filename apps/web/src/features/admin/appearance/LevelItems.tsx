import { MenuItem } from '@kantele/ui/Menu';
import { ListPlus, ListX } from 'lucide-react';
import { useBoot } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import type { ItemCommands } from './use-item-commands.ts';

/** Commands that put an item into another one, or out of it. */
export function LevelItems({ commands: { intoAbove, aboveName, takeOut } }: { commands: ItemCommands }) {
  const t = useT();
  const [into, out] = useBoot().data.i18n.direction === 'rtl' ? ['←', '→'] : ['→', '←'];
  return (
    <>
      {intoAbove && (
        <MenuItem
          icon={<ListPlus size={18} aria-hidden="true" />}
          shortcut={`Alt ${into}`}
          onAction={intoAbove}
        >
          {t('Put into “:name”', { name: aboveName ?? '' })}
        </MenuItem>
      )}
      {takeOut && (
        <MenuItem icon={<ListX size={18} aria-hidden="true" />} shortcut={`Alt ${out}`} onAction={takeOut}>
          {t('Take out of “:name”', { name: aboveName ?? '' })}
        </MenuItem>
      )}
    </>
  );
}
