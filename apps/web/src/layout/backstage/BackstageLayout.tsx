import { SideNav } from '@kantele/ui/SideNav';
import { Link, useLocation } from '@tanstack/react-router';
import { ChartLine, Disc3, Files, LayoutDashboard, MicVocal, Upload } from 'lucide-react';
import { useBoot, useSiteName } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { Providers } from '../../app/Providers.tsx';
import { trpc } from '../../app/trpc.ts';
import { OfficeLayout } from '../admin/OfficeLayout.tsx';

/** The frame of the place where artists work. */
export function BackstageLayout() {
  return (
    <Providers>
      <Backstage />
    </Providers>
  );
}

const places = ['insights', 'releases', 'upload', 'files', 'artist'] as const;
/** For those who work for an artist. */
const ofArtists = new Set<string>(['insights', 'releases', 'upload']);

function Backstage() {
  const t = useT();
  const name = useSiteName();
  const [{ artists }] = trpc.backstage.artists.useSuspenseQuery();
  const active = useBoot().data.workspace_id;
  const { data } = trpc.workspaces.list.useQuery(undefined, { enabled: active !== 0 });
  const workspace = data?.workspaces.find(({ id }) => id === active && id !== 0);
  const current = useLocation({
    select: ({ pathname }) =>
      places.find((place) => pathname.startsWith(`/backstage/${place}`)) ?? 'dashboard',
  });
  const items = [
    {
      id: 'dashboard',
      label: t('Dashboard'),
      href: '/backstage',
      icon: <LayoutDashboard size={18} aria-hidden="true" />,
    },
    {
      id: 'insights',
      label: t('Insights'),
      href: '/backstage/insights',
      icon: <ChartLine size={18} aria-hidden="true" />,
    },
    {
      id: 'releases',
      label: t('Releases'),
      href: '/backstage/releases',
      icon: <Disc3 size={18} aria-hidden="true" />,
    },
    {
      id: 'upload',
      label: t('Upload'),
      href: '/backstage/upload',
      icon: <Upload size={18} aria-hidden="true" />,
    },
    {
      id: 'files',
      label: t('Files'),
      href: '/backstage/files',
      icon: <Files size={18} aria-hidden="true" />,
    },
    {
      id: 'artist',
      label: t('Artist profile'),
      href: '/backstage/artist',
      icon: <MicVocal size={18} aria-hidden="true" />,
    },
  ] as const;
  return (
    <OfficeLayout
      home="/backstage"
      place={workspace ? workspace.name : t('Backstage')}
      label={t(':name, backstage', { name })}
      nav={(className) => (
        <SideNav
          label={t('Backstage')}
          sections={[
            {
              id: 'places',
              items: artists.length > 0 ? items : items.filter(({ id }) => !ofArtists.has(id)),
            },
          ]}
          current={current}
          look="rail"
          className={className}
          renderLink={({ id, href }, link) => (
            <Link key={id} to={href} {...link} activeProps={{}} activeOptions={{ exact: true }} />
          )}
        />
      )}
    />
  );
}
