import type { ListedChannel } from '@kantele/api/contract/channels';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { T, useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';

interface DeleteChannelsDialogProps {
  channels: readonly Pick<ListedChannel, 'id' | 'name' | 'shown_on'>[];
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before channels are gone for good, and says where they are missing then. */
export function DeleteChannelsDialog({ channels, isOpen, onClose, onDone }: DeleteChannelsDialogProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.channels.delete.useMutation();
  const { busy, run } = useRun();
  const count = channels.length;
  const places = [...new Set(channels.flatMap(({ shown_on }) => shown_on.map(({ name }) => t(name))))];
  const confirm = async () => {
    const ids = channels.map(({ id }) => id);
    const gone = await run(
      () => mutateAsync({ ids }),
      t('Channel deleted|:count channels deleted', { count }),
    );
    onClose();
    if (!gone) return;
    onDone();
    await utils.channels.invalidate();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('Delete channel?|Delete :count channels?', { count })}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      danger
      pending={busy}
      onConfirm={() => void confirm()}
    >
      {count === 1 ? (
        <T text="The channel :name is deleted for good." values={{ name: channels[0]?.name ?? '' }} />
      ) : (
        t('These channels are deleted for good.')
      )}{' '}
      {t('The music on it stays.|The music on them stays.', { count })}{' '}
      {places.length > 0 && t('It also goes from: :places', { places: places.join(', ') })}
    </ConfirmDialog>
  );
}
