import { ConfirmDialog } from '@kantele/ui/Dialog';
import { T, useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { useDeletion } from '../../parts/use-deletion.ts';
import { useRefreshArtists } from './use-artist-actions.ts';

interface DeleteArtistsDialogProps {
  artists: readonly { id: number; name: string }[];
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before artists are gone; their music stays. */
export function DeleteArtistsDialog({ artists, isOpen, onClose, onDone }: DeleteArtistsDialogProps) {
  const t = useT();
  const removing = trpc.artists.deleteMany.useMutation();
  const restoring = trpc.artists.restore.useMutation();
  const { busy, remove } = useDeletion({
    remove: (ids) => removing.mutateAsync({ ids }),
    restore: ({ undo_id }) => restoring.mutateAsync({ undo_id }),
    refresh: useRefreshArtists(),
  });
  const count = artists.length;
  const confirm = async () => {
    const ids = artists.map(({ id }) => id);
    const isDone = await remove(ids, (deleted) =>
      t('Artist deleted|:count artists deleted', { count: deleted }),
    );
    onClose();
    if (isDone) onDone();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('Delete artist?|Delete :count artists?', { count })}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      danger
      pending={busy}
      onConfirm={() => void confirm()}
    >
      {count === 1 ? (
        <T
          text=":name is deleted. Albums and tracks stay, without this name."
          values={{ name: artists[0]?.name ?? '' }}
        />
      ) : (
        t('They are deleted. Their albums and tracks stay, without these names.')
      )}
    </ConfirmDialog>
  );
}
