import { Button } from '@kantele/ui/Button';
import { Dialog } from '@kantele/ui/Dialog';
import { Form, type FormProps } from '@kantele/ui/Form';
import { useId } from 'react';
import { useT } from '../i18n.tsx';

interface AskDialogProps extends Pick<FormProps, 'errors' | 'onSubmit' | 'children'> {
  title: string;
  submitLabel: string;
  busy: boolean;
  onClose: () => void;
}

/** Asks for a few things in a window that stays until it is answered or cancelled; its buttons stand below. */
export function AskDialog({ title, submitLabel, busy, onClose, ...form }: AskDialogProps) {
  const t = useT();
  const id = useId();
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={title}
      size="small"
      isDismissable={false}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={id} variant="accent" pending={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} label={title} busy={busy} {...form} />
    </Dialog>
  );
}
