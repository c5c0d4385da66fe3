import { Button } from '@kantele/ui/Button';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import type { useTrash } from './use-trash.ts';

interface TrashBulkProps {
  ids: number[];
  trash: ReturnType<typeof useTrash>;
  onDone: () => void;
}

/** What can be done with things in the trash: back, or away for good after a question. */
export function TrashBulk({ ids, trash: { busy, restore, remove }, onDone }: TrashBulkProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const count = ids.length;
  const after = (isDone: boolean) => isDone && onDone();
  const confirm = async () => {
    const isDone = await remove(ids);
    setAsking(false);
    after(isDone);
  };
  return (
    <>
      <Button variant="inverse" size="small" pending={busy} onPress={() => void restore(ids).then(after)}>
        {t('Restore')}
      </Button>
      <Button variant="inverse" size="small" onPress={() => setAsking(true)}>
        {t('Delete for good…')}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={t('Delete it for good?|Delete :count for good?', { count })}
        confirmLabel={t('Delete for good')}
        cancelLabel={t('Cancel')}
        danger
        pending={busy}
        onConfirm={() => void confirm()}
      >
        {t('Plays, likes and places in playlists go with it. Nothing brings it back.')}
      </ConfirmDialog>
    </>
  );
}
