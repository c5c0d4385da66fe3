import { Badge } from '@kantele/ui/Badge';
import { Breadcrumbs } from '@kantele/ui/Breadcrumbs';
import { PageHeader } from '@kantele/ui/PageHeader';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { NotFound } from '../../not-found/NotFound.tsx';
import { AdminPage } from '../frame/AdminPage.tsx';
import { badges } from '../parts/parts.css.ts';
import { LanguageActions } from './LanguageActions.tsx';
import { LinesEditor } from './LinesEditor.tsx';
import type { LinesSearch } from './lines-search.ts';

/** One language: all texts of the site, and what they are in it. */
export function LocalizationPage({ id, search }: { id: number; search: LinesSearch }) {
  const t = useT();
  const [{ localizations }] = trpc.localizations.list.useSuspenseQuery({});
  const language = localizations.find((one) => one.id === id);
  if (!language) return <NotFound />;
  const missing = language.total - language.translated;
  return (
    <AdminPage>
      <PageHeader
        before={
          <Breadcrumbs
            label={t('You are here')}
            items={[
              { id: 'languages', label: t('Languages') },
              { id: 'language', label: language.name },
            ]}
            renderLink={(item, link) => <Link key={item.id} to="/admin/localizations" {...link} />}
          />
        }
        title={language.name}
        count={
          missing > 0
            ? t(':translated of :total texts translated', {
                translated: language.translated,
                total: language.total,
              })
            : t('Complete')
        }
        description={
          <span className={badges}>
            {language.is_default && <Badge tone="info">{t('Default')}</Badge>}
            {language.enabled ? (
              <Badge tone="positive">{t('Offered')}</Badge>
            ) : (
              <Badge>{t('Not offered')}</Badge>
            )}
          </span>
        }
        actions={<LanguageActions language={language} />}
      />
      <LinesEditor key={id} language={language} search={search} />
    </AdminPage>
  );
}
