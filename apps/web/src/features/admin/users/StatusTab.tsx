import type { User } from '@kantele/api/contract/users';
import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { useState } from 'react';
import { useBoot } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import { useAdoptSession } from '../../../app/session.ts';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import { useDates } from '../../../app/useDates.ts';
import { ActionRow } from '../parts/ActionRow.tsx';
import { DeleteUsersDialog } from './DeleteUsersDialog.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';
import { useUserActions } from './use-user-actions.ts';
import { isSuspended } from './user-state.ts';

interface StatusTabProps {
  user: User;
  /** The account is no more. */
  onGone: () => void;
}

/** Suspension, confirmation and other actions of an account. */
export function StatusTab({ user, onGone }: StatusTabProps) {
  const t = useT();
  const { user: me } = useBoot().data;
  const [asking, setAsking] = useState<'suspend' | 'delete' | null>(null);
  const { unsuspend, resend, busy } = useUserActions();
  const { abilities } = user;
  const out = isSuspended(user);
  const close = () => setAsking(null);
  const isSelf = me?.id === user.id;

  return (
    <div>
      {isSelf && (
        <Callout>{t('This is your own account. It can be neither suspended nor deleted from here.')}</Callout>
      )}
      {out && <Suspension user={user} />}
      {abilities.suspend && !user.email_verified_at && (
        <ActionRow title={t('Resend verification')} text={t('Sends the confirmation email again.')}>
          <Button pending={busy} onPress={() => void resend([user.id])}>
            {t('Send email')}
          </Button>
        </ActionRow>
      )}
      {abilities.sign_in_as && !out && <SignInAs user={user} />}
      {abilities.suspend && (
        <ActionRow
          title={out ? t('End suspension') : t('Suspend account')}
          text={out ? t('The person can sign in again.') : t('Signs out everywhere, keeps all data.')}
        >
          {out ? (
            <Button pending={busy} onPress={() => void unsuspend([user.id])}>
              {t('End suspension')}
            </Button>
          ) : (
            <Button variant="danger" onPress={() => setAsking('suspend')}>
              {t('Suspend…')}
            </Button>
          )}
        </ActionRow>
      )}
      {abilities.delete && (
        <ActionRow
          title={t('Delete account')}
          text={t('Removes the person with all that belongs to the account, for good.')}
        >
          <Button variant="danger" onPress={() => setAsking('delete')}>
            {t('Delete…')}
          </Button>
        </ActionRow>
      )}
      {!isSelf && !abilities.suspend && (
        <Callout>
          {t('This person has permissions you don’t have, so you can’t change anything here.')}
        </Callout>
      )}
      <SuspendDialog ids={[user.id]} isOpen={asking === 'suspend'} onClose={close} />
      <DeleteUsersDialog users={[user]} isOpen={asking === 'delete'} onClose={close} onDone={onGone} />
    </div>
  );
}

function Suspension({ user }: { user: User }) {
  const t = useT();
  const dates = useDates();
  const { suspended_at, suspended_until, suspended_reason } = user;
  const since = suspended_at ? dates.dateTime(suspended_at) : '';
  return (
    <Callout
      tone="warning"
      title={
        suspended_until
          ? t('Suspended since :since, until :until', { since, until: dates.dateTime(suspended_until) })
          : t('Suspended since :since', { since })
      }
    >
      <bdi>{suspended_reason}</bdi>
    </Callout>
  );
}

function SignInAs({ user }: { user: User }) {
  const t = useT();
  const adopt = useAdoptSession();
  const { mutateAsync } = trpc.users.signInAs.useMutation();
  const { busy, run } = useRun();
  const enter = () =>
    run(async () => {
      const { bootstrapData } = await mutateAsync({ id: user.id });
      await adopt(bootstrapData, '/');
    });
  return (
    <ActionRow
      title={t('Sign in as this person')}
      text={t('Shows the site as the person sees it, for a day at most. Signing out leads back here.')}
    >
      <Button pending={busy} onPress={() => void enter()}>
        {t('Sign in as')}
      </Button>
    </ActionRow>
  );
}
