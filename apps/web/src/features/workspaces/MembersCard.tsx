import type { Member, Workspace } from '@kantele/api/contract/workspaces';
import { Avatar } from '@kantele/ui/Avatar';
import { Button } from '@kantele/ui/Button';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { SettingsCard } from '@kantele/ui/Section';
import { Select, SelectItem } from '@kantele/ui/Select';
import { Skeleton } from '@kantele/ui/Skeleton';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { useSwitchWorkspace } from '../../app/use-switch-workspace.ts';
import { roleName } from './workspace-words.ts';
import * as css from './workspaces.css.ts';

/** Who is in a team, with which role. */
export function MembersCard({ workspace }: { workspace: Workspace }) {
  const t = useT();
  const { data } = trpc.workspaces.members.useQuery({ id: workspace.id });
  return (
    <SettingsCard title={t('Members')}>
      {data ? (
        <ul className={css.rows} aria-label={t('Members')}>
          {data.members.map((member) => (
            <MemberRow key={member.user.id} workspace={workspace} member={member} />
          ))}
        </ul>
      ) : (
        <Skeleton width="100%" height={64} />
      )}
    </SettingsCard>
  );
}

type Question = 'leave' | 'remove' | 'transfer';

function MemberRow({ workspace, member }: { workspace: Workspace; member: Member }) {
  const t = useT();
  const { data: boot } = useBoot();
  const [asks, setAsks] = useState<Question | null>(null);
  const { user, role, abilities } = member;
  const isSelf = user.id === boot.user?.id;
  const isOwner = role.key === 'owner';
  const name = user.display_name;
  return (
    <li className={css.row}>
      <Avatar name={name} src={user.avatar} size={40} />
      <div className={css.words}>
        <span className={css.name} dir="auto">
          {isSelf ? t(':name (you)', { name }) : name}
        </span>
        {!abilities.edit && <span className={css.detail}>{t(roleName(role))}</span>}
      </div>
      <div className={css.actions}>
        {abilities.edit && <RoleOf workspaceId={workspace.id} member={member} />}
        {workspace.abilities.own && !isSelf && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('Make :name the owner', { name })}
            onPress={() => setAsks('transfer')}
          >
            {t('Make owner')}
          </Button>
        )}
        {abilities.edit && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('Remove :name', { name })}
            onPress={() => setAsks('remove')}
          >
            {t('Remove')}
          </Button>
        )}
        {isSelf && !isOwner && (
          <Button size="small" variant="quiet" onPress={() => setAsks('leave')}>
            {t('Leave')}
          </Button>
        )}
      </div>
      {asks && <Ask question={asks} workspace={workspace} member={member} onClose={() => setAsks(null)} />}
    </li>
  );
}

function RoleOf({ workspaceId, member }: { workspaceId: number; member: Member }) {
  const t = useT();
  const utils = trpc.useUtils();
  const showFailure = useShowFailure();
  const { data } = trpc.workspaces.roles.useQuery({ id: workspaceId });
  const change = trpc.workspaces.setMemberRole.useMutation();
  const give = async (role_id: number) => {
    const answer = await change.mutateAsync({ id: workspaceId, user_id: member.user.id, role_id });
    utils.workspaces.members.setData({ id: workspaceId }, answer);
  };
  return (
    <Select
      compact
      label={t('Role of :name', { name: member.user.display_name })}
      value={String(member.role.id)}
      isDisabled={change.isPending}
      onChange={(key) => void give(Number(key)).catch(showFailure)}
    >
      {(data?.roles ?? [])
        .filter(({ assignable }) => assignable)
        .map((role) => (
          <SelectItem key={role.id} id={String(role.id)}>
            {t(roleName(role))}
          </SelectItem>
        ))}
    </Select>
  );
}

interface AskProps {
  question: Question;
  workspace: Workspace;
  member: Member;
  onClose: () => void;
}

/** Asks before somebody goes, or the team is given away. */
function Ask({ question, workspace, member, onClose }: AskProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const active = useBoot().data.workspace_id;
  const switchTo = useSwitchWorkspace();
  const showFailure = useShowFailure();
  const remove = trpc.workspaces.removeMember.useMutation();
  const transfer = trpc.workspaces.transfer.useMutation();
  const name = member.user.display_name;
  const who = { id: workspace.id, user_id: member.user.id };
  const words = {
    leave: {
      title: t('Leave :workspace?', { workspace: workspace.name }),
      text: t('You no longer reach its artists, releases and files.'),
      label: t('Leave'),
    },
    remove: {
      title: t('Remove :name from :workspace?', { name, workspace: workspace.name }),
      text: t('They no longer reach its artists, releases and files. What they uploaded stays.'),
      label: t('Remove'),
    },
    transfer: {
      title: t('Make :name the owner?', { name }),
      text: t('You stay as a manager. Only the new owner can undo this.'),
      label: t('Make owner'),
    },
  }[question];
  const confirm = async () => {
    if (question === 'transfer') {
      utils.workspaces.members.setData({ id: workspace.id }, await transfer.mutateAsync(who));
      await Promise.all([utils.workspaces.get.invalidate(), utils.workspaces.list.invalidate()]);
      return onClose();
    }
    await remove.mutateAsync(who);
    if (question === 'leave') {
      if (active === workspace.id) await switchTo(0, '/workspaces');
      else await navigate({ to: '/workspaces' });
      return void utils.workspaces.list.invalidate();
    }
    await utils.workspaces.members.invalidate({ id: workspace.id });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      confirmLabel={words.label}
      cancelLabel={t('Cancel')}
      danger={question !== 'transfer'}
      pending={remove.isPending || transfer.isPending}
      onConfirm={() => void confirm().catch(showFailure)}
    >
      {words.text}
    </ConfirmDialog>
  );
}
