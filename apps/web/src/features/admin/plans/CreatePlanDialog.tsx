import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../../app/i18n.tsx';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { FormDialog } from '../parts/FormDialog.tsx';

interface CreatePlanDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (id: number) => void;
}

/** Makes a plan that nobody sees yet. */
export function CreatePlanDialog({ isOpen, onClose, onCreated }: CreatePlanDialogProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const create = trpc.billing.createProduct.useMutation();
  return (
    <FormDialog
      title={t('New plan')}
      isOpen={isOpen}
      onClose={onClose}
      submitLabel={t('Create')}
      onSubmit={async (values) => {
        const { product } = await create.mutateAsync({ name: textOf(values, 'name'), hidden: true });
        await utils.billing.managedProducts.invalidate();
        return () => onCreated(product.id);
      }}
    >
      <TextField
        name="name"
        label={t('Name')}
        description={t('Hidden until you show it.')}
        maxLength={80}
        isRequired
      />
    </FormDialog>
  );
}
