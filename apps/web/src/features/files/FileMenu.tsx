import type { FileEntry } from '@kantele/api/contract/files';
import { IconButton } from '@kantele/ui/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@kantele/ui/Menu';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { DeleteFilesDialog, RenameDialog } from './FileDialogs.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { useFileActions } from './use-file-actions.ts';

interface FileMenuProps {
  entry: FileEntry;
  /** Absent where the details are shown already. */
  onDetails?: () => void;
  /** When it is no longer where it was: in the trash, back, or gone. */
  onGone?: () => void;
}

/** What can be done with an entry. */
export function FileMenu({ entry, onDetails, onGone }: FileMenuProps) {
  const t = useT();
  const { data } = useBoot();
  const [asking, setAsking] = useState<'rename' | 'move' | 'delete' | null>(null);
  const { trash, restore } = useFileActions();
  const { id, name, deleted_at, owner_id } = entry;
  const isOwn = data.user?.id === owner_id;
  const close = () => setAsking(null);
  const act = async (key: string | number) => {
    if (key === 'details') onDetails?.();
    else if (key === 'trash' || key === 'restore') {
      if (await (key === 'trash' ? trash([id]) : restore([id]))) onGone?.();
    } else if (key === 'rename' || key === 'move' || key === 'delete') setAsking(key);
  };
  return (
    <>
      <MenuTrigger>
        <IconButton label={t('More for :name', { name })} size={32}>
          <Ellipsis size={18} aria-hidden="true" />
        </IconButton>
        <Menu placement="bottom end" onAction={(key) => void act(key)}>
          {onDetails && <MenuItem id="details">{t('Details')}</MenuItem>}
          {deleted_at === null && <MenuItem id="rename">{t('Rename…')}</MenuItem>}
          {deleted_at === null && isOwn && <MenuItem id="move">{t('Move to…')}</MenuItem>}
          {deleted_at === null ? (
            <MenuItem id="trash">{t('Move to the trash')}</MenuItem>
          ) : (
            <MenuItem id="restore">{t('Restore')}</MenuItem>
          )}
          <MenuItem id="delete" danger>
            {t('Delete for good…')}
          </MenuItem>
        </Menu>
      </MenuTrigger>
      {asking === 'rename' && <RenameDialog entry={entry} onClose={close} />}
      {asking === 'move' && <MoveDialog entry={entry} onClose={close} />}
      <DeleteFilesDialog
        entries={[entry]}
        isOpen={asking === 'delete'}
        onClose={close}
        onDone={() => onGone?.()}
      />
    </>
  );
}
