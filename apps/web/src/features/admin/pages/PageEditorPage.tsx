import { Breadcrumbs } from '@kantele/ui/Breadcrumbs';
import { buttonStyle } from '@kantele/ui/Button.css';
import { PageHeader } from '@kantele/ui/PageHeader';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { pageAddress } from '../../pages/page-address.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { badges } from '../parts/parts.css.ts';
import { PageBadges } from './PageBadges.tsx';
import { PageEditor } from './PageEditor.tsx';

/** One page of the site's own: its text, who may read it, and what search engines show. */
export function PageEditorPage({ id }: { id: number }) {
  const t = useT();
  const [{ page }] = trpc.pages.edited.useSuspenseQuery({ id });
  return (
    <AdminPage>
      <PageHeader
        before={
          <Breadcrumbs
            label={t('You are here')}
            items={[
              { id: 'pages', label: t('Pages') },
              { id: 'page', label: page.title },
            ]}
            renderLink={(item, link) => <Link key={item.id} to="/admin/pages" {...link} />}
          />
        }
        title={page.title}
        description={
          <span className={badges}>
            <PageBadges page={page} />
          </span>
        }
        actions={
          page.visibility === 'public' && (
            <Link {...pageAddress.link(page)} className={buttonStyle()}>
              <ExternalLink size={18} aria-hidden="true" />
              {t('View page')}
            </Link>
          )
        }
      />
      <PageEditor key={page.id} page={page} />
    </AdminPage>
  );
}
