import { useSiteName } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { AdminNav } from './AdminNav.tsx';
import { OfficeLayout } from './OfficeLayout.tsx';

/** The frame of the administration. */
export function AdminLayout() {
  const t = useT();
  const name = useSiteName();
  return (
    <OfficeLayout
      home="/admin"
      place={t('Admin')}
      label={t(':name, admin', { name })}
      nav={(className, inBar) => <AdminNav className={className} isWhole={inBar} />}
    />
  );
}
