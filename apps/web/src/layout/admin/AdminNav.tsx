import { SideNav } from '@kantele/ui/SideNav';
import { Link, useLocation } from '@tanstack/react-router';
import { can, useBoot } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { adminPlaces, placeOf } from '../../features/admin/frame/admin-places.ts';

/** The parts of the administration the person may work in. */
export function AdminNav({ className }: { className?: string }) {
  const t = useT();
  const { data } = useBoot();
  const current = useLocation({ select: ({ pathname }) => placeOf(pathname) });
  const items = adminPlaces
    .filter(({ permission }) => can(data, permission))
    .map(({ id, label, href, icon: Icon }) => ({
      id,
      label: t(label),
      href,
      icon: <Icon size={18} aria-hidden="true" />,
    }));
  return (
    <SideNav
      label={t('Admin')}
      sections={[{ id: 'places', items }]}
      current={current}
      look="rail"
      className={className}
      renderLink={({ id, href }, link) => (
        // What is current is said by `aria-current`: the overview lies above everything.
        <Link key={id} to={href} {...link} activeProps={{}} activeOptions={{ exact: true }} />
      )}
    />
  );
}
