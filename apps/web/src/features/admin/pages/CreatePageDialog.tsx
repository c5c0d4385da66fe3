import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../../app/i18n.tsx';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { FormDialog } from '../parts/FormDialog.tsx';

interface CreatePageDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (id: number) => void;
}

/** Makes a draft with a title; its address is made of it, unless another one is wanted. */
export function CreatePageDialog({ isOpen, onClose, onCreated }: CreatePageDialogProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const create = trpc.pages.create.useMutation();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('New page')}
      submitLabel={t('Create draft')}
      onSubmit={async (values) => {
        const slug = textOf(values, 'slug').trim();
        const title = textOf(values, 'title');
        const made = await create.mutateAsync({ title, ...(slug ? { slug } : {}) });
        utils.pages.edited.setData({ id: made.page.id }, made);
        void utils.pages.list.invalidate();
        return () => onCreated(made.page.id);
      }}
    >
      <TextField name="title" label={t('Title')} maxLength={255} isRequired autoFocus />
      <TextField
        name="slug"
        label={t('Address')}
        optional={t('optional')}
        before="/pages/"
        maxLength={255}
        spellCheck="false"
        description={t('Made of the title when it is left empty.')}
      />
    </FormDialog>
  );
}
