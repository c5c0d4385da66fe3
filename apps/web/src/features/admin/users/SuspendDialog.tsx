import { DateField } from '@kantele/ui/DateField';
import { TextArea } from '@kantele/ui/TextArea';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { useTimeZone } from '../../../app/useDates.ts';
import { inBulk } from '../../../catalogue/lists/in-bulk.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { instantOf, localOf } from '../parts/zoned.ts';
import { useRefreshUsers } from './use-user-actions.ts';

interface SuspendDialogProps {
  ids: number[];
  isOpen: boolean;
  onClose: () => void;
  onDone?: () => void;
}

/** Suspends users until a date, or until the suspension is ended by hand. */
export function SuspendDialog({ ids, isOpen, onClose, onDone }: SuspendDialogProps) {
  const t = useT();
  const timeZone = useTimeZone();
  const refresh = useRefreshUsers();
  const suspend = trpc.users.suspend.useMutation();
  const count = ids.length;
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Suspend account|Suspend :count accounts', { count })}
      submitLabel={t('Suspend')}
      danger
      onSubmit={async (values) => {
        const until = instantOf(textOf(values, 'until'), timeZone);
        const reason = textOf(values, 'reason');
        await inBulk(ids, (portion) => suspend.mutateAsync({ ids: portion, reason, until }));
        void notify(t('Account suspended|:count accounts suspended', { count }));
        void refresh();
        onDone?.();
      }}
    >
      <p>{t('They are signed out everywhere and cannot sign in. Nothing of theirs is deleted.')}</p>
      <TextArea
        name="reason"
        label={t('Reason')}
        description={t('Shown to the person when signing in.')}
        rows={3}
        maxLength={500}
        isRequired
        autoFocus
      />
      <DateField
        name="until"
        label={t('Until')}
        optional={t('optional')}
        description={t('Without a date it lasts until an admin ends it.')}
        withTime
        min={localOf(new Date(), timeZone)}
      />
    </FormDialog>
  );
}
