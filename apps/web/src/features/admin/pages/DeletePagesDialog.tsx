import { ConfirmDialog } from '@kantele/ui/Dialog';
import { T, useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';

interface DeletePagesDialogProps {
  pages: readonly { id: number; title: string }[];
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before pages are gone for good. */
export function DeletePagesDialog({ pages, isOpen, onClose, onDone }: DeletePagesDialogProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.pages.delete.useMutation();
  const { busy, run } = useRun();
  const count = pages.length;
  const confirm = async () => {
    const ids = pages.map(({ id }) => id);
    const gone = await run(() => mutateAsync({ ids }), t('Page deleted|:count pages deleted', { count }));
    onClose();
    if (!gone) return;
    onDone();
    await utils.pages.list.invalidate();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('Delete page?|Delete :count pages?', { count })}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      danger
      pending={busy}
      onConfirm={() => void confirm()}
    >
      {count === 1 ? (
        <T text="The page :title is deleted for good." values={{ title: pages[0]?.title ?? '' }} />
      ) : (
        t('These pages are deleted for good.')
      )}
    </ConfirmDialog>
  );
}
