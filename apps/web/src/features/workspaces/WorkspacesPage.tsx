import type { Invitation, Workspace } from '@kantele/api/contract/workspaces';
import { Avatar } from '@kantele/ui/Avatar';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import { Section } from '@kantele/ui/Section';
import { TextField } from '@kantele/ui/TextField';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useBoot, useCan } from '../../app/boot.tsx';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { AskDialog } from '../../app/parts/AskDialog.tsx';
import { Page } from '../../app/parts/Page.tsx';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { useSwitchWorkspace } from '../../app/use-switch-workspace.ts';
import { useAnswer } from './use-answer.ts';
import { invitedWords, roleName } from './workspace-words.ts';
import * as css from './workspaces.css.ts';

/** The teams one is in, and those one is invited to. */
export function WorkspacesPage() {
  const t = useT();
  const [{ workspaces }] = trpc.workspaces.list.useSuspenseQuery();
  const [{ invitations }] = trpc.workspaces.invitations.useSuspenseQuery();
  const mayCreate = useCan('workspaces.create');
  const [creates, setCreates] = useState(false);
  return (
    <Page>
      <div className={css.measure}>
        <h1 className={text({ style: 'h1' })}>{t('Workspaces')}</h1>
        {invitations.length > 0 && (
          <Section title={t('Invitations')}>
            <ul className={css.rows}>
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.inviteId} invitation={invitation} />
              ))}
            </ul>
          </Section>
        )}
        <Section
          title={t('Your workspaces')}
          description={t('A workspace is a team: its members share artists, releases, files and insights.')}
          aside={
            mayCreate && (
              <Button size="small" onPress={() => setCreates(true)}>
                {t('New workspace')}
              </Button>
            )
          }
        >
          <ul className={css.rows}>
            {workspaces.map((workspace) => (
              <WorkspaceRow key={workspace.id} workspace={workspace} />
            ))}
          </ul>
        </Section>
      </div>
      {creates && <CreateWorkspace onClose={() => setCreates(false)} />}
    </Page>
  );
}

function WorkspaceRow({ workspace }: { workspace: Workspace }) {
  const t = useT();
  const active = useBoot().data.workspace_id === workspace.id;
  const switchTo = useSwitchWorkspace();
  const showFailure = useShowFailure();
  const name = workspace.id === 0 ? t('Default') : workspace.name;
  const facts = [
    t(':count member|:count members', { count: workspace.members_count }),
    ...(workspace.role ? [t(roleName(workspace.role))] : []),
  ];
  return (
    <li className={css.row}>
      <Avatar name={name} src={workspace.image} size={40} />
      <div className={css.words}>
        {workspace.id === 0 ? (
          <span className={css.name}>{name}</span>
        ) : (
          <Link to="/workspaces/$id" params={{ id: String(workspace.id) }} className={linkStyle} dir="auto">
            {name}
          </Link>
        )}
        <span className={css.detail}>{facts.join(' · ')}</span>
      </div>
      {active ? (
        <Badge>{t('Current')}</Badge>
      ) : (
        <Button
          size="small"
          aria-label={t('Switch to :name', { name })}
          onPress={() => void switchTo(workspace.id).catch(showFailure)}
        >
          {t('Switch')}
        </Button>
      )}
    </li>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const t = useT();
  const { busy, join, decline } = useAnswer();
  const { workspace, inviter, role, inviteId } = invitation;
  return (
    <li className={css.row}>
      <Avatar name={workspace.name} src={workspace.image} size={40} />
      <div className={css.words}>
        <span className={css.name}>
          {t(invitedWords(invitation), { name: inviter ?? '', workspace: workspace.name })}
        </span>
        <span className={css.detail}>{t(roleName(role))}</span>
      </div>
      <div className={css.actions}>
        <Button size="small" variant="ink" pending={busy} onPress={() => void join(inviteId)}>
          {t('Join workspace')}
        </Button>
        <Button size="small" variant="quiet" isDisabled={busy} onPress={() => void decline(inviteId)}>
          {t('Decline')}
        </Button>
      </div>
    </li>
  );
}

function CreateWorkspace({ onClose }: { onClose: () => void }) {
  const t = useT();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const create = trpc.workspaces.create.useMutation();
  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    const { workspace } = await create.mutateAsync({ name: textOf(values, 'name') });
    await utils.workspaces.list.invalidate();
    await navigate({ to: '/workspaces/$id', params: { id: String(workspace.id) } });
  });
  return (
    <AskDialog
      title={t('New workspace')}
      submitLabel={t('Create')}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
      errors={errors}
    >
      <TextField name="name" label={t('Name')} maxLength={80} isRequired autoFocus />
    </AskDialog>
  );
}
