import type { Invite, Workspace } from '@kantele/api/contract/workspaces';
import { Button } from '@kantele/ui/Button';
import { SettingsCard } from '@kantele/ui/Section';
import { useState } from 'react';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { useDates } from '../../app/useDates.ts';
import { InviteByEmail } from './InviteByEmail.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { roleName } from './workspace-words.ts';
import * as css from './workspaces.css.ts';

/** Invites people, and shows who has not answered yet. */
export function InvitesCard({ workspace }: { workspace: Workspace }) {
  const t = useT();
  const { data } = trpc.workspaces.invites.useQuery({ id: workspace.id });
  const { data: roles } = trpc.workspaces.roles.useQuery({ id: workspace.id });
  const [makesLink, setMakesLink] = useState(false);
  // The oldest is the first, so that a number stays when others are made.
  const links = (data?.invites ?? []).filter(({ email }) => email === null).reverse();
  const offered = roles?.roles.filter(({ assignable }) => assignable) ?? [];
  return (
    <SettingsCard
      title={t('Invitations')}
      description={t('By email for one person, or by a link for several.')}
      aside={
        <Button size="small" isDisabled={offered.length === 0} onPress={() => setMakesLink(true)}>
          {t('Invitation link')}
        </Button>
      }
    >
      <div className={css.stack}>
        {offered.length > 0 && <InviteByEmail workspaceId={workspace.id} roles={offered} />}
        {data && data.invites.length > 0 && (
          <ul className={css.rows} aria-label={t('Open invitations')}>
            {data.invites.map((invite) => (
              <InviteRow
                key={invite.id}
                workspaceId={workspace.id}
                invite={invite}
                link={links.indexOf(invite) + 1}
              />
            ))}
          </ul>
        )}
      </div>
      {makesLink && (
        <LinkDialog workspaceId={workspace.id} roles={offered} onClose={() => setMakesLink(false)} />
      )}
    </SettingsCard>
  );
}

interface RowProps {
  workspaceId: number;
  invite: Invite;
  /** Which of the links it is, by age; 0 for one by mail. */
  link: number;
}

function InviteRow({ workspaceId, invite, link }: RowProps) {
  const t = useT();
  const { date } = useDates();
  const utils = trpc.useUtils();
  const showFailure = useShowFailure();
  const resend = trpc.workspaces.resendInvite.useMutation();
  const revoke = trpc.workspaces.revokeInvite.useMutation();
  const which = { id: workspaceId, invite_id: invite.id };
  const after = async (done: string) => {
    await utils.workspaces.invites.invalidate({ id: workspaceId });
    void notify(done);
  };
  const name = invite.email ?? t('Link :number', { number: link });
  const facts = [
    t(roleName(invite.role)),
    ...(invite.email ? [] : [t('Used :count of :max times', { count: invite.uses, max: invite.max_uses })]),
    invite.is_expired ? t('Expired') : t('Expires :date', { date: date(invite.expires_at) }),
  ];
  return (
    <li className={css.row}>
      <div className={css.words}>
        <bdi className={css.name}>{name}</bdi>
        <span className={css.detail}>{facts.join(' · ')}</span>
      </div>
      <div className={css.actions}>
        {invite.email && (
          <Button
            size="small"
            variant="quiet"
            pending={resend.isPending}
            aria-label={t('Send the invitation to :name again', { name })}
            onPress={() =>
              void resend
                .mutateAsync(which)
                .then(() => after(t('Email sent')))
                .catch(showFailure)
            }
          >
            {t('Send again')}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          pending={revoke.isPending}
          aria-label={t('Revoke the invitation of :name', { name })}
          onPress={() =>
            void revoke
              .mutateAsync(which)
              .then(() => after(t('Invitation revoked')))
              .catch(showFailure)
          }
        >
          {t('Revoke')}
        </Button>
      </div>
    </li>
  );
}
