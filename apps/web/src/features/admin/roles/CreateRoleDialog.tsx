import type { Role } from '@kantele/api/contract/roles';
import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { FormDialog } from '../parts/FormDialog.tsx';

interface CreateRoleDialogProps {
  /** Of the site, or of workspaces; null: closed. */
  type: Role['type'] | null;
  onClose: () => void;
  onCreated: (id: number) => void;
}

/** Makes a role, which can do nothing at first. */
export function CreateRoleDialog({ type, onClose, onCreated }: CreateRoleDialogProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const create = trpc.roles.create.useMutation();
  return (
    <FormDialog
      isOpen={type !== null}
      onClose={onClose}
      title={type === 'workspace' ? t('New role of workspaces') : t('New role')}
      submitLabel={t('Create')}
      onSubmit={async (values) => {
        const { role } = await create.mutateAsync({
          ...(type ? { type } : {}),
          name: textOf(values, 'name'),
          description: textOf(values, 'description'),
        });
        void utils.roles.list.invalidate();
        void notify(t('Role created'));
        return () => onCreated(role.id);
      }}
    >
      <TextField name="name" label={t('Name')} maxLength={80} isRequired autoFocus />
      <TextArea
        name="description"
        label={t('Description')}
        optional={t('optional')}
        rows={2}
        maxLength={500}
        description={t('What it may do is chosen next.')}
      />
    </FormDialog>
  );
}
