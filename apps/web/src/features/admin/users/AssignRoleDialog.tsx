import { Radio, RadioGroup } from '@kantele/ui/Checkbox';
import { Select, SelectItem } from '@kantele/ui/Select';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { inBulk } from '../../../catalogue/lists/in-bulk.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useRoles } from './use-roles.ts';
import { useRefreshUsers } from './use-user-actions.ts';

interface AssignRoleDialogProps {
  ids: number[];
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Gives people a role, or takes one away from them. */
export function AssignRoleDialog({ ids, isOpen, onClose, onDone }: AssignRoleDialogProps) {
  const t = useT();
  const { roles, isPending } = useRoles();
  const refresh = useRefreshUsers();
  const assign = trpc.users.assignRole.useMutation();
  // Only what one holds oneself can be given.
  const offered = roles.filter(({ abilities }) => abilities.edit);
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Roles')}
      submitLabel={t('Save')}
      onSubmit={async (values) => {
        const held = textOf(values, 'do') === 'give';
        const role_id = Number(textOf(values, 'role_id'));
        await inBulk(ids, (portion) => assign.mutateAsync({ ids: portion, role_id, held }));
        void notify(held ? t('Role given') : t('Role taken away'));
        void refresh();
        onDone();
      }}
    >
      <RadioGroup
        name="do"
        label={t('What should happen to :count person?|What should happen to :count people?', {
          count: ids.length,
        })}
        defaultValue="give"
      >
        <Radio value="give">{t('Give a role')}</Radio>
        <Radio value="take">{t('Take a role away')}</Radio>
      </RadioGroup>
      <Select
        name="role_id"
        label={t('Role')}
        defaultSelectedKey={String(offered[0]?.id ?? '')}
        loading={isPending}
        loadingText={t('Loading...')}
        emptyText={t('There are no items matching your query')}
      >
        {offered.map(({ id, name }) => (
          <SelectItem key={id} id={String(id)}>
            {name}
          </SelectItem>
        ))}
      </Select>
    </FormDialog>
  );
}
