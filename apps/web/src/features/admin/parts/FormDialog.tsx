import { Button } from '@kantele/ui/Button';
import { Dialog } from '@kantele/ui/Dialog';
import { Form } from '@kantele/ui/Form';
import { type ReactNode, useId } from 'react';
import { FormContext } from 'react-aria-components/Form';
import { useT } from '../../../app/i18n.tsx';
import { type FormValues, useSubmit } from '../../../app/submit.ts';
import { fields } from './parts.css.ts';

interface FormDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  submitLabel: string;
  danger?: boolean;
  size?: 'small' | 'medium';
  /**
   * Does the work; the dialog closes when it went well, else it shows what is wrong. What the work answers is done
   * once the dialog is gone: a page that is opened gets the focus.
   */
  onSubmit: (values: FormValues, form: HTMLFormElement) => Promise<(() => void) | undefined>;
  children: ReactNode;
}

/** A few fields in a window over the page. */
export function FormDialog(props: FormDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={props.title}
      size={props.size ?? 'small'}
      closeLabel={t('Close')}
      isDismissable={false}
    >
      {/* A form inside takes what is said to the form around it for its own, its submission too. */}
      <FormContext value={null}>
        <DialogForm {...props} />
      </FormContext>
    </Dialog>
  );
}

/** Apart, so that a dialog that opens again starts afresh. */
function DialogForm({ onClose, submitLabel, danger = false, onSubmit: work, children }: FormDialogProps) {
  const t = useT();
  const id = useId();
  const { busy, errors, onSubmit } = useSubmit(async (values, form) => {
    const after = await work(values, form);
    onClose();
    if (after) setTimeout(after, 50);
  });
  return (
    <Form id={id} errors={errors} busy={busy} onSubmit={onSubmit} errorTitle={t('Something went wrong')}>
      <div className={fields.stack}>{children}</div>
      <div className={fields.buttons}>
        <Button variant="quiet" onPress={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant={danger ? 'dangerFill' : 'ink'} pending={busy}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
