import { Button } from '@kantele/ui/Button';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { useState } from 'react';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { useDeletion } from '../../parts/use-deletion.ts';

interface LyricsBulkProps {
  trackIds: number[];
  onDone: () => void;
  /** In the bar of a table, or on its own line of a sheet. */
  look: 'bar' | 'sheet';
}

/** Lyrics of tracks away, after a question. */
export function LyricsBulk({ trackIds, onDone, look }: LyricsBulkProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const [asking, setAsking] = useState(false);
  const removing = trpc.lyrics.deleteMany.useMutation();
  const restoring = trpc.lyrics.restore.useMutation();
  const { busy, remove } = useDeletion({
    remove: (track_ids) => removing.mutateAsync({ track_ids }),
    restore: ({ undo_id }) => restoring.mutateAsync({ undo_id }),
    refresh: () => Promise.all([utils.lyrics.invalidate(), utils.tracks.invalidate()]),
  });
  const count = trackIds.length;
  const confirm = async () => {
    const isDone = await remove(trackIds, (deleted) =>
      t('Lyrics deleted|Lyrics of :count tracks deleted', { count: deleted }),
    );
    setAsking(false);
    if (isDone) onDone();
  };
  return (
    <>
      <Button variant={look === 'bar' ? 'inverse' : 'danger'} size="small" onPress={() => setAsking(true)}>
        {t('Delete…')}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={t('Delete lyrics?|Delete lyrics of :count tracks?', { count })}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        danger
        pending={busy}
        onConfirm={() => void confirm()}
      >
        {t('The music stays.')}
      </ConfirmDialog>
    </>
  );
}
