import { ConfirmDialog } from '@kantele/ui/Dialog';
import { useBlocker } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';

interface LeaveGuardProps {
  /** Whether something would be lost. */
  dirty: boolean;
  /** Whether a page shows the same work, so that going there loses nothing. */
  stays?: (pathname: string) => boolean;
}

/** Asks before a page with unsaved changes is left, also by closing the window. */
export function LeaveGuard({ dirty, stays }: LeaveGuardProps) {
  const t = useT();
  const { status, proceed, reset } = useBlocker({
    // A search in the table beside leaves nothing.
    shouldBlockFn: ({ current, next }) =>
      dirty && next.pathname !== current.pathname && !stays?.(next.pathname),
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && reset?.()}
      title={t('Leave without saving?')}
      confirmLabel={t('Leave')}
      cancelLabel={t('Stay here')}
      danger
      onConfirm={() => proceed?.()}
    >
      {t('What you have changed here is not saved yet.')}
    </ConfirmDialog>
  );
}
