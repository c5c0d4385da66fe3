import { Breadcrumbs } from '@kantele/ui/Breadcrumbs';
import { buttonStyle } from '@kantele/ui/Button.css';
import { PageHeader } from '@kantele/ui/PageHeader';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { kinds } from '../../../catalogue/registry.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { badges } from '../parts/parts.css.ts';
import { ChannelEditor } from './ChannelEditor.tsx';
import { ChannelBadge } from './channel-columns.tsx';
import { isHome } from './channel-draft.ts';

/** One channel: what is on it, how it looks, and what search engines show. */
export function ChannelEditorPage({ id }: { id: number }) {
  const t = useT();
  const [{ channel }] = trpc.channels.edited.useSuspenseQuery({ id });
  return (
    <AdminPage>
      <PageHeader
        before={
          <Breadcrumbs
            label={t('You are here')}
            items={[
              { id: 'channels', label: t('Channels') },
              { id: 'channel', label: t(channel.name) },
            ]}
            renderLink={(item, link) => <Link key={item.id} to="/admin/channels" {...link} />}
          />
        }
        title={t(channel.name)}
        description={
          isHome(channel) ? (
            t('Channels put here are the shelves of the home page, in this order.')
          ) : (
            <span className={badges}>
              <ChannelBadge channel={channel} />
            </span>
          )
        }
        actions={
          channel.visibility === 'public' && (
            <Link
              {...(isHome(channel) ? { to: '/' } : kinds.channel.link(channel))}
              className={buttonStyle()}
            >
              <ExternalLink size={18} aria-hidden="true" />
              {isHome(channel) ? t('View home page') : t('View channel')}
            </Link>
          )
        }
      />
      <ChannelEditor key={channel.id} channel={channel} />
    </AdminPage>
  );
}
