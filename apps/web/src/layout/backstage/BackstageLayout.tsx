import { SideNav } from '@kantele/ui/SideNav';
import { Link, useLocation } from '@tanstack/react-router';
import { Disc3, Files, MicVocal, Upload } from 'lucide-react';
import { useSiteName } from '../../app/boot.tsx';
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

const places = ['upload', 'files', 'artist'] as const;

function Backstage() {
  const t = useT();
  const name = useSiteName();
  const [{ artists }] = trpc.backstage.artists.useSuspenseQuery();
  const current = useLocation({
    select: ({ pathname }) =>
      places.find((place) => pathname.startsWith(`/backstage/${place}`)) ?? 'releases',
  });
  const items = [
    {
      id: 'releases',
      label: t('Releases'),
      href: '/backstage',
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
      place={t('Backstage')}
      label={t(':name, backstage', { name })}
      nav={(className) => (
        <SideNav
          label={t('Backstage')}
          sections={[
            { id: 'places', items: artists.length > 0 ? items : items.filter(({ id }) => id !== 'upload') },
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
