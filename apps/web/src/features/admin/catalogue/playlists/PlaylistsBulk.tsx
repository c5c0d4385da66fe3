import { Button } from '@kantele/ui/Button';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { isOfPlaylists } from '../../../../catalogue/playlists/playlist-queries.ts';
import { useDeletion } from '../../parts/use-deletion.ts';

interface PlaylistsBulkProps {
  ids: number[];
  onDone: () => void;
}

/** Playlists of other people away, after a question; the message takes it back. */
export function PlaylistsBulk({ ids, onDone }: PlaylistsBulkProps) {
  const t = useT();
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const { busy, remove } = useDeletion({
    remove: (portion) => client.playlists.deleteMany.mutate({ ids: portion }).then(() => portion),
    restore: (portion) => client.playlists.restoreMany.mutate({ ids: portion }),
    refresh: () => queryClient.invalidateQueries({ predicate: isOfPlaylists }),
  });
  const [asking, setAsking] = useState(false);
  const count = ids.length;
  const confirm = async () => {
    const isDone = await remove(ids, (deleted) =>
      t('Playlist deleted|:count playlists deleted', { count: deleted }),
    );
    setAsking(false);
    if (isDone) onDone();
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
        onConfirm={() => void confirm()}
      >
        {t('They belong to other people. You can undo this right afterwards.')}
      </ConfirmDialog>
    </>
  );
}
