import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../../../app/i18n.tsx';
import { textOf } from '../../../../app/submit.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';

interface NameDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Makes the thing; what it answers is done once the dialog is gone. */
  onCreate: (display_name: string) => Promise<() => void>;
}

/** A new genre or tag, which is no more than its name. */
export function NameDialog({ title, isOpen, onClose, onCreate }: NameDialogProps) {
  const t = useT();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      submitLabel={t('Create')}
      onSubmit={(values) => onCreate(textOf(values, 'display_name'))}
    >
      <TextField name="display_name" label={t('Name')} maxLength={80} isRequired autoFocus />
    </FormDialog>
  );
}
