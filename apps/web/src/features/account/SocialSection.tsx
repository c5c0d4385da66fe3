import type { User } from '@kantele/api/contract/users';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { Section } from '@kantele/ui/Section';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { type Service, useServices } from '../social/services.ts';
import { useSocialPopup } from '../social/useSocialPopup.ts';
import * as css from './account.css.ts';
import { connectable } from './connectable.ts';
import { useAccountChanged } from './useAccountChanged.ts';

/** Other sites one can sign in by way of. */
export function SocialSection({ user }: { user: User }) {
  const t = useT();
  const services = useServices(connectable);
  const { busy, open } = useSocialPopup('connect');
  return (
    <Section
      id="social"
      title={t('Manage social login')}
      description={t('Sign in with an account you have elsewhere.')}
    >
      <ul className={css.rows}>
        {services.map((service) => (
          <ServiceRow
            key={service.id}
            service={service}
            username={user.social_profiles?.find((profile) => profile.service_name === service.id)?.username}
            pending={busy === service.id}
            connect={async () => (await open(service.id))?.status === 'SUCCESS'}
          />
        ))}
      </ul>
    </Section>
  );
}

interface ServiceRowProps {
  service: Service;
  /** Nothing while it is not connected. */
  username: string | undefined;
  pending: boolean;
  /** Whether it was connected. */
  connect: () => Promise<boolean>;
}

function ServiceRow({ service, username, pending, connect }: ServiceRowProps) {
  const t = useT();
  const showFailure = useShowFailure();
  const changed = useAccountChanged();
  const disconnect = trpc.socialLogin.disconnect.useMutation();
  const enabled = username !== undefined;
  const toggle = async () => {
    if (enabled) await disconnect.mutateAsync({ service: service.id });
    else if (!(await connect())) return;
    await changed();
    const names = { service: service.label };
    void notify(enabled ? t('Disabled :service account', names) : t('Enabled :service account', names));
  };
  return (
    <li className={css.row}>
      <div className={css.rowWords}>
        <p className={text({ style: 'strong' })}>{service.label}</p>
        <p className={text({ style: 'meta', tone: 'muted' })} dir="auto">
          {enabled ? username : t('Disabled')}
        </p>
      </div>
      <Button
        size="small"
        aria-label={
          enabled
            ? t('Disable :service', { service: service.label })
            : t('Enable :service', { service: service.label })
        }
        pending={pending || disconnect.isPending}
        onPress={() => void toggle().catch(showFailure)}
      >
        {enabled ? t('Disable') : t('Enable')}
      </Button>
    </li>
  );
}
