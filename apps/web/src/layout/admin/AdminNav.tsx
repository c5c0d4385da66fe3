import { SideNav } from '@kantele/ui/SideNav';
import { Link, useLocation } from '@tanstack/react-router';
import { can, useBoot } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { permittedGroups, placeOf } from '../../features/admin/frame/admin-places.ts';
import { useOpenGroups } from './useOpenGroups.ts';

interface AdminNavProps {
  className?: string;
  /** All groups stay open: the list itself opens with a button. */
  isWhole?: boolean;
}

/** The parts of the administration the person may work in, in groups. */
export function AdminNav({ className, isWhole = false }: AdminNavProps) {
  const t = useT();
  const { data } = useBoot();
  const current = useLocation({ select: ({ pathname }) => placeOf(pathname) });
  const groups = permittedGroups((permission) => can(data, permission));
  const titled = groups.find(({ label, places }) => label && places.some(({ id }) => id === current));
  const { isOpen, toggle } = useOpenGroups(current, titled?.id);
  return (
    <SideNav
      label={t('Admin')}
      sections={groups.map(({ id, label, places }) => ({
        id,
        title: label && t(label),
        isOpen: label && !isWhole ? isOpen(id) : undefined,
        items: places.map(({ id, label, href, icon: Icon }) => ({
          id,
          label: t(label),
          href,
          icon: <Icon size={18} aria-hidden="true" />,
        })),
      }))}
      current={current}
      onToggle={toggle}
      look="rail"
      className={className}
      renderLink={({ id, href }, link) => (
        // What is current is said by `aria-current`: the overview lies above everything.
        <Link key={id} to={href} {...link} activeProps={{}} activeOptions={{ exact: true }} />
      )}
    />
  );
}
