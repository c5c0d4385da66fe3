import type { ImportRun, Library } from '@kantele/api/contract/imports';
import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { useLibraryActions } from './use-library-actions.ts';

/** Many files are gone at once: perhaps a disk is not mounted. Nothing changes until an admin confirms. */
export function MissingFiles({ library, run }: { library: Library; run: ImportRun }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { confirm, start, busy } = useLibraryActions();
  const agree = async () => {
    await confirm(run.id);
    setAsking(false);
  };
  return (
    <>
      <Callout
        tone="warning"
        title={t(':count file is gone from the folder|:count files are gone from the folder', {
          count: run.missing,
        })}
        action={
          <>
            <Button size="small" onPress={() => void start(library.id)} pending={busy && !asking}>
              {t('Check again')}
            </Button>
            <Button size="small" variant="outline" onPress={() => setAsking(true)}>
              {t('Confirm missing…')}
            </Button>
          </>
        }
      >
        {t(
          'That is many at once, so nothing was changed. If a disk is not connected, connect it and look again.',
        )}
      </Callout>
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={t('Are these files gone for good?')}
        confirmLabel={t('Confirm missing')}
        cancelLabel={t('Cancel')}
        pending={busy}
        onConfirm={() => void agree()}
      >
        {t(
          'Their songs cannot be played any more. Likes, plays and playlists keep them for when the files are back.',
        )}
      </ConfirmDialog>
    </>
  );
}
