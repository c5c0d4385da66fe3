import { Button } from '@kantele/ui/Button';
import { Dialog } from '@kantele/ui/Dialog';
import { TextArea } from '@kantele/ui/TextArea';
import { useState } from 'react';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { useReloadBoot } from '../../app/session.ts';
import { trpc } from '../../app/trpc.ts';

interface CancelDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The day the plan is kept until. */
  until: string | null;
}

/** Asks why, and says until when the plan is kept. */
export function CancelDialog({ isOpen, onClose, until }: CancelDialogProps) {
  const t = useT();
  const showFailure = useShowFailure();
  const reloadBoot = useReloadBoot();
  const utils = trpc.useUtils();
  const cancel = trpc.billing.cancel.useMutation();
  const [reason, setReason] = useState('');
  const confirm = async () => {
    try {
      await cancel.mutateAsync({ reason });
      await utils.billing.overview.invalidate();
      await reloadBoot();
      onClose();
      void notify(t('Plan cancelled'), { tone: 'positive' });
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('Cancel your plan?')}
      actions={
        <>
          <Button onPress={onClose}>{t('Keep my plan')}</Button>
          <Button variant="dangerFill" pending={cancel.isPending} onPress={() => void confirm()}>
            {t('Cancel plan')}
          </Button>
        </>
      }
    >
      <p>
        {until
          ? t('You keep it until :date. Nothing more is paid.', { date: until })
          : t('It ends with the period you paid for. Nothing more is paid.')}
      </p>
      <TextArea
        label={t('Why are you leaving?')}
        optional={t('optional')}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  );
}
