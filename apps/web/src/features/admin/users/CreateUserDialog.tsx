import { Checkbox } from '@kantele/ui/Checkbox';
import { PasswordField } from '@kantele/ui/TextField';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { PersonFields } from './PersonFields.tsx';
import { RoleBoxes, roleIds } from './RoleBoxes.tsx';
import { useRefreshUsers } from './use-user-actions.ts';

interface CreateUserDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (id: number) => void;
}

/** Creates an account for another person. */
export function CreateUserDialog({ isOpen, onClose, onCreated }: CreateUserDialogProps) {
  const t = useT();
  const refresh = useRefreshUsers();
  const create = trpc.users.create.useMutation();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('New user')}
      submitLabel={t('Create')}
      size="medium"
      onSubmit={async (values, form) => {
        const password = textOf(values, 'password');
        const { user } = await create.mutateAsync({
          email: textOf(values, 'email'),
          display_name: textOf(values, 'display_name'),
          email_verified: 'email_verified' in values,
          role_ids: new FormData(form).getAll(roleIds).map(Number),
          ...(password ? { password } : {}),
        });
        void notify(password ? t('Account created') : t('Account created. We’ve emailed a link.'));
        void refresh();
        return () => onCreated(user.id);
      }}
    >
      <PersonFields />
      <PasswordField
        name="password"
        label={t('Password')}
        optional={t('optional')}
        autoComplete="new-password"
        description={t('Without one, the person gets an email to set one.')}
        showLabel={t('Show password')}
        hideLabel={t('Hide password')}
      />
      <Checkbox name="email_verified" value="yes">
        {t('The email is confirmed')}
      </Checkbox>
      <RoleBoxes />
    </FormDialog>
  );
}
