import type { Localization } from '@kantele/api/contract/localizations';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { type DataColumn, DataTable } from '@kantele/ui/DataTable';
import { EmptyState } from '@kantele/ui/EmptyState';
import { Meter } from '@kantele/ui/Meter';
import { PageHeader } from '@kantele/ui/PageHeader';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { formatNumber } from '../../../lib/format.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { badges } from '../parts/parts.css.ts';
import { CreateLanguageDialog } from './CreateLanguageDialog.tsx';
import * as css from './localizations.css.ts';

interface Row {
  id: string;
  language: Localization;
}

/** The languages of the site, and how complete they are. */
export function LocalizationsPage() {
  const t = useT();
  const navigate = useNavigate();
  const [{ localizations }] = trpc.localizations.list.useSuspenseQuery({});
  const [creating, setCreating] = useState(false);
  const columns = useColumns();
  const open = (id: string) => void navigate({ to: '/admin/localizations/$id', params: { id } });
  const create = (
    <Button variant="accent" icon={<Plus size={18} />} onPress={() => setCreating(true)}>
      {t('New language')}
    </Button>
  );
  return (
    <AdminPage>
      <PageHeader
        title={t('Languages')}
        description={t(
          'What visitors may read the site in. Texts without a translation are shown in English.',
        )}
        actions={create}
      />
      <DataTable
        label={t('Languages')}
        columns={columns}
        rows={localizations.map((language) => ({ id: String(language.id), language }))}
        rowLabel={({ language }) => language.name}
        onRowAction={open}
        loadingText={t('Loading...')}
        empty={<EmptyState title={t('There is no language yet')} action={create} />}
      />
      <CreateLanguageDialog
        isOpen={creating}
        onClose={() => setCreating(false)}
        taken={localizations.map(({ language }) => language)}
        onCreated={(id) => open(String(id))}
      />
    </AdminPage>
  );
}

function useColumns(): DataColumn<Row>[] {
  const t = useT();
  const page = useLanguage();
  return [
    {
      id: 'name',
      label: t('Name'),
      width: 240,
      cell: ({ language }) => (
        <span className={badges}>
          <span className={text({ style: 'listName' })} lang={language.language} dir="auto">
            {language.name}
          </span>
          {language.is_default && <Badge tone="info">{t('Default')}</Badge>}
        </span>
      ),
    },
    { id: 'code', label: t('Code'), cell: ({ language }) => <code dir="ltr">{language.language}</code> },
    {
      id: 'enabled',
      label: t('Offered'),
      cell: ({ language }) =>
        language.enabled ? <Badge tone="positive">{t('Yes')}</Badge> : <Badge>{t('No')}</Badge>,
    },
    {
      id: 'translated',
      label: t('Translated'),
      width: 240,
      cell: ({ language: { name, translated, total } }) => (
        <Meter
          className={css.meter}
          label={t('Translated into :language', { language: name })}
          value={translated}
          max={Math.max(1, total)}
          valueLabel={
            translated >= total ? t('Complete') : t(':count missing', { count: total - translated })
          }
          tone={translated >= total ? 'accent' : 'warning'}
        />
      ),
    },
    {
      id: 'changed',
      label: t('Changed here'),
      align: 'end',
      cell: ({ language }) => formatNumber(language.changed, page),
    },
  ];
}
