import type { ListedPage } from '@kantele/api/contract/pages';
import { Badge } from '@kantele/ui/Badge';
import { useT } from '../../../app/i18n.tsx';

/** Whether a page is public, and for whom. */
export function PageBadges({ page }: { page: Pick<ListedPage, 'visibility' | 'audience'> }) {
  const t = useT();
  if (page.visibility === 'draft') return <Badge>{t('Draft')}</Badge>;
  return (
    <>
      <Badge tone="positive">{t('Public')}</Badge>
      {page.audience === 'signed_in' && <Badge tone="info">{t('Signed-in people')}</Badge>}
      {page.audience === 'roles' && <Badge tone="info">{t('Roles')}</Badge>}
    </>
  );
}
