import { PageHeader } from '@kantele/ui';
import { useT } from '../../../shell/i18n.tsx';
import { AdminPage } from '../shell/AdminPage.tsx';

export function OverviewPage() {
  const t = useT();
  return (
    <AdminPage>
      <PageHeader title={t('Overview')} />
    </AdminPage>
  );
}
