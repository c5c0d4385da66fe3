import type { Library } from '@kantele/api/contract/imports';
import { Button } from '@kantele/ui/Button';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { IconButton } from '@kantele/ui/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@kantele/ui/Menu';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { FolderSettingsDialog } from './FolderSettingsDialog.tsx';
import * as css from './library.css.ts';
import { isActive } from './library-state.ts';
import { useLibraryActions } from './use-library-actions.ts';

/** What can be done with a folder. */
export function FolderActions({ library, failed }: { library: Library; failed: number }) {
  const t = useT();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'settings' | 'forget' | null>(null);
  const { start, stop, retry, forget, busy } = useLibraryActions();
  const { id, name, last_import: run } = library;
  const active = isActive(library);
  const act = (key: string | number) => {
    if (key === 'retry') void retry(id);
    else if (key === 'history') void navigate({ to: '/admin/library/imports' });
    else setAsking(key === 'forget' ? 'forget' : 'settings');
  };
  const close = () => setAsking(null);
  const remove = async () => {
    await forget(id);
    close();
  };
  return (
    <div className={css.buttons}>
      {active && run ? (
        <Button
          size="small"
          pending={busy}
          onPress={() => void stop(run.id)}
          aria-label={t('Stop the import of :name', { name })}
        >
          {t('Stop')}
        </Button>
      ) : (
        <Button
          size="small"
          pending={busy}
          onPress={() => void start(id)}
          aria-label={t('Import :name now', { name })}
        >
          {t('Import now')}
        </Button>
      )}
      <MenuTrigger>
        <IconButton label={t('More for :name', { name })} size={32}>
          <Ellipsis size={18} aria-hidden="true" />
        </IconButton>
        <Menu placement="bottom end" onAction={act}>
          <MenuItem id="settings">{t('Settings…')}</MenuItem>
          {failed > 0 && !active && <MenuItem id="retry">{t('Retry failures')}</MenuItem>}
          <MenuItem id="history">{t('Earlier imports')}</MenuItem>
          {!active && (
            <MenuItem id="forget" danger>
              {t('Remove folder…')}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      <FolderSettingsDialog library={library} isOpen={asking === 'settings'} onClose={close} />
      <ConfirmDialog
        isOpen={asking === 'forget'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t('Remove :name from the library?', { name })}
        confirmLabel={t('Remove')}
        cancelLabel={t('Cancel')}
        danger
        pending={busy}
        onConfirm={() => void remove()}
      >
        {t(
          'No file is deleted. Its songs cannot be played until the folder is added again; likes and playlists keep them.',
        )}
      </ConfirmDialog>
    </div>
  );
}
