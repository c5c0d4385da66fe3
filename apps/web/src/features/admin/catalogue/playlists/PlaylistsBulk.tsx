import { Button } from '@kantele/ui/Button';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { useRun } from '../../../../app/use-run.ts';
import { isOfPlaylists } from '../../../../catalogue/playlists/playlist-queries.ts';
import { useUndoMessage } from '../../parts/use-undo-message.ts';

interface PlaylistsBulkProps {
  ids: number[];
  onDone: () => void;
}

/** Playlists of other people away, after a question; the message takes it back. */
export function PlaylistsBulk({ ids, onDone }: PlaylistsBulkProps) {
  const t = useT();
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const { busy, run } = useRun();
  const sayUndo = useUndoMessage();
  const [asking, setAsking] = useState(false);
  const count = ids.length;
  const act = async (work: () => Promise<unknown>, done?: string) => {
    const isDone = await run(work, done);
    if (isDone) await queryClient.invalidateQueries({ predicate: isOfPlaylists });
    return isDone;
  };
  const restore = () =>
    act(() => client.playlists.restoreMany.mutate({ ids }), t('Restored|:count restored', { count }));
  const remove = async () => {
    const isDone = await act(() => client.playlists.deleteMany.mutate({ ids }));
    setAsking(false);
    if (!isDone) return;
    sayUndo(t('Playlist deleted|:count playlists deleted', { count }), restore);
    onDone();
  };
  return (
    <>
      <Button variant="inverse" size="small" onPress={() => setAsking(true)}>
        {t('Delete…')}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={t('Delete this playlist?|Delete :count playlists?', { count })}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        danger
        pending={busy}
        onConfirm={() => void remove()}
      >
        {t('They belong to other people. You can undo this right afterwards.')}
      </ConfirmDialog>
    </>
  );
}
