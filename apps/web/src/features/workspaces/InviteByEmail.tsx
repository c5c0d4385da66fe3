import type { WorkspaceRole } from '@kantele/api/contract/workspaces';
import { Button } from '@kantele/ui/Button';
import { Form } from '@kantele/ui/Form';
import { TextField } from '@kantele/ui/TextField';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { RoleField } from './RoleField.tsx';
import * as css from './workspaces.css.ts';

/** Invites one person by mail. */
export function InviteByEmail({
  workspaceId,
  roles,
}: {
  workspaceId: number;
  roles: readonly WorkspaceRole[];
}) {
  const t = useT();
  const utils = trpc.useUtils();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<number | null>(null);
  const invite = trpc.workspaces.invite.useMutation();
  const chosen = role ?? roles.find(({ key }) => key === 'contributor')?.id ?? roles[0]?.id ?? 0;
  const { busy, errors, onSubmit } = useSubmit(async () => {
    await invite.mutateAsync({ id: workspaceId, email, role_id: chosen });
    setEmail('');
    await utils.workspaces.invites.invalidate({ id: workspaceId });
    void notify(t('Email sent'));
  });
  return (
    <Form
      label={t('Invite by email')}
      errors={errors}
      busy={busy}
      onSubmit={onSubmit}
      errorTitle={t('Something went wrong')}
      className={css.fields}
    >
      <TextField
        name="email"
        type="email"
        label={t('Email')}
        maxLength={254}
        isRequired
        value={email}
        onChange={setEmail}
      />
      <RoleField roles={roles} value={chosen} onChange={setRole} />
      <div>
        <Button type="submit" pending={busy} icon={<UserPlus size={16} />}>
          {t('Invite')}
        </Button>
      </div>
    </Form>
  );
}
