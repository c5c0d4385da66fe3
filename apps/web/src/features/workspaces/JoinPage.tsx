import { Avatar } from '@kantele/ui/Avatar';
import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useSiteName } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { errorOf } from '../../lib/api-error.ts';
import { AuthFrame } from '../auth/AuthFrame.tsx';
import { useAnswer } from './use-answer.ts';
import { useOpenTeam } from './use-open-team.ts';
import { invitedWords, roleName } from './workspace-words.ts';
import * as css from './workspaces.css.ts';

/** What an invitation is to, for somebody who is signed in: to join or to decline. Who is a member already comes to the team. */
export function JoinPage({ inviteId }: { inviteId: string }) {
  const t = useT();
  const siteName = useSiteName();
  const router = useRouter();
  const { data, error } = trpc.workspaces.invitation.useQuery({ inviteId }, { retry: false });
  const { busy, join, decline } = useAnswer();
  const leave = () => router.navigate({ to: '/', replace: true });
  const joined = data?.invitation.is_member ? data.invitation.workspace.id : null;
  const open = useOpenTeam();
  const openTeam = useEffectEvent((id: number) => void open(id));
  useEffect(() => {
    if (joined !== null) openTeam(joined);
  }, [joined]);
  if (!data || joined !== null) {
    return (
      <AuthFrame title={t('Join your team on :siteName', { siteName })}>
        {error && (
          <div className={css.stack}>
            <Callout tone="danger" role="alert">
              {t(errorOf(error).message)}
            </Callout>
            <div>
              <Button onPress={() => void leave()}>{t('Back to the site')}</Button>
            </div>
          </div>
        )}
      </AuthFrame>
    );
  }
  const { invitation } = data;
  const { workspace, role, inviter } = invitation;
  return (
    <AuthFrame title={t('Join your team on :siteName', { siteName })}>
      <div className={css.stack}>
        <div className={css.row}>
          <Avatar name={workspace.name} src={workspace.image} size={56} />
          <div className={css.words}>
            <span className={css.name}>
              {t(invitedWords(invitation), { name: inviter ?? '', workspace: workspace.name })}
            </span>
            <span className={css.detail}>
              {[
                t(roleName(role)),
                t(':count member|:count members', { count: workspace.members_count }),
              ].join(' · ')}
            </span>
          </div>
        </div>
        <div className={css.actions}>
          <Button variant="accent" pending={busy} onPress={() => void join(inviteId, true)}>
            {t('Join workspace')}
          </Button>
          <Button variant="quiet" isDisabled={busy} onPress={() => void decline(inviteId, leave)}>
            {t('Decline')}
          </Button>
        </div>
      </div>
    </AuthFrame>
  );
}
