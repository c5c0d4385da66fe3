import type { WorkspaceRole } from '@kantele/api/contract/workspaces';
import { Select, SelectItem } from '@kantele/ui/Select';
import { TextField } from '@kantele/ui/TextField';
import { useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { AskDialog } from '../../app/parts/AskDialog.tsx';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { SecretDialog } from '../account/SecretDialog.tsx';
import { RoleField } from './RoleField.tsx';

const lives = [1, 7, 30] as const;

interface LinkDialogProps {
  workspaceId: number;
  roles: readonly WorkspaceRole[];
  onClose: () => void;
}

/** Makes a link that lets several people join, and shows it, once. */
export function LinkDialog({ workspaceId, roles, onClose }: LinkDialogProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const create = trpc.workspaces.createLink.useMutation();
  const [link, setLink] = useState<string | null>(null);
  const [days, setDays] = useState<(typeof lives)[number]>(7);
  const [role, setRole] = useState(roles.find(({ key }) => key === 'viewer')?.id ?? roles[0]?.id ?? 0);
  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    const max_uses = Number(textOf(values, 'max_uses'));
    const answer = await create.mutateAsync({ id: workspaceId, role_id: role, days, max_uses });
    setLink(answer.link);
    await utils.workspaces.invites.invalidate({ id: workspaceId });
  });
  if (link !== null) {
    return (
      <SecretDialog
        title={t('Invitation link')}
        label={t('Invitation link')}
        warning={t('Whoever has this link can join. Copy it now: it is not shown again.')}
        secret={link}
        onClose={onClose}
      />
    );
  }
  return (
    <AskDialog
      title={t('Invitation link')}
      submitLabel={t('Create')}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
      errors={errors}
    >
      <RoleField roles={roles} value={role} onChange={setRole} />
      <Select
        label={t('Expires')}
        value={String(days)}
        onChange={(key) => setDays(lives.find((life) => String(life) === key) ?? 7)}
      >
        {lives.map((life) => (
          <SelectItem key={life} id={String(life)}>
            {t('In :count day|In :count days', { count: life })}
          </SelectItem>
        ))}
      </Select>
      <TextField
        name="max_uses"
        type="number"
        label={t('How many people can join')}
        defaultValue="10"
        isRequired
      />
    </AskDialog>
  );
}
