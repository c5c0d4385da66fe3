import type { Session } from '@kantele/api/contract/auth';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { Section } from '@kantele/ui/Section';
import { Monitor, Smartphone } from 'lucide-react';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { useDates } from '../../app/useDates.ts';
import { deviceName, isHandheld, isNear } from '../../lib/user-agent.ts';
import * as css from './account.css.ts';

/** Where one is signed in, and the way to end that. */
export function SessionsSection() {
  const t = useT();
  const [{ sessions }] = trpc.auth.sessions.useSuspenseQuery();
  const utils = trpc.useUtils();
  const showFailure = useShowFailure();
  const endOthers = trpc.auth.endOtherSessions.useMutation();
  const endAll = async () => {
    const { ended } = await endOthers.mutateAsync();
    await utils.auth.sessions.invalidate();
    void notify(t('Ended :count session|Ended :count sessions', { count: ended }));
  };
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <Section
      id="sessions"
      title={t('Sessions')}
      description={t('Browsers and devices you are signed in with.')}
      actions={
        others > 0 && (
          <Button size="small" pending={endOthers.isPending} onPress={() => void endAll().catch(showFailure)}>
            {t('End all others')}
          </Button>
        )
      }
    >
      <ul className={css.rows}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </Section>
  );
}

function SessionRow({ session }: { session: Session }) {
  const t = useT();
  const { relative } = useDates();
  const utils = trpc.useUtils();
  const showFailure = useShowFailure();
  const end = trpc.auth.endSession.useMutation();
  const name = deviceName(session.user_agent, t);
  const Icon = isHandheld(session.user_agent) ? Smartphone : Monitor;
  const press = async () => {
    await end.mutateAsync({ id: session.id });
    await utils.auth.sessions.invalidate();
    void notify(t('Ended :count session|Ended :count sessions', { count: 1 }));
  };
  return (
    <li className={css.row}>
      <Icon size={20} aria-hidden="true" />
      <div className={css.rowWords}>
        <p className={text({ style: 'strong' })}>{name}</p>
        <p className={text({ style: 'meta', tone: 'muted' })}>
          {session.ip && (
            <>
              {isNear(session.ip) ? t('On this network') : <bdi dir="ltr">{session.ip}</bdi>}
              {' · '}
            </>
          )}
          {session.current
            ? t('Active now')
            : t('Last active :when', { when: relative(session.last_seen_at) })}
        </p>
      </div>
      {session.impersonated && <Badge tone="warning">{t('An admin')}</Badge>}
      {session.current ? (
        <Badge tone="info">{t('This device')}</Badge>
      ) : (
        <Button
          size="small"
          aria-label={t('End the session of :device', { device: name })}
          pending={end.isPending}
          onPress={() => void press().catch(showFailure)}
        >
          {t('End')}
        </Button>
      )}
    </li>
  );
}
