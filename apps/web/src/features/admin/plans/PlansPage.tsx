import type { ManagedProduct } from '@kantele/api/contract/billing';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { text } from '@kantele/ui/css/text.css';
import { type DataColumn, DataTable } from '@kantele/ui/DataTable';
import { EmptyState } from '@kantele/ui/EmptyState';
import { PageHeader } from '@kantele/ui/PageHeader';
import { Link, Outlet, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { useSiteSetting } from '../../../app/settings.ts';
import { trpc } from '../../../app/trpc.ts';
import { formatNumber } from '../../../lib/format.ts';
import { formatMoney } from '../../../lib/money.ts';
import { periodWords } from '../../billing/plan-words.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { badges } from '../parts/parts.css.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { CreatePlanDialog } from './CreatePlanDialog.tsx';
import { SyncBadge } from './SyncBadge.tsx';

/** Every plan, hidden ones too; one of them opens beside the table. */
export function PlansPage() {
  const t = useT();
  const navigate = useNavigate();
  const sells = useSiteSetting('billing.enable');
  const [{ products }] = trpc.billing.managedProducts.useSuspenseQuery();
  const [creating, setCreating] = useState(false);
  const [comparing, setComparing] = useState(false);
  const columns = usePlanColumns();
  const open = (id: string) => void navigate({ to: '/admin/plans/$id', params: { id } });
  const create = (
    <Button variant="accent" icon={<Plus size={18} />} onPress={() => setCreating(true)}>
      {t('New plan')}
    </Button>
  );
  return (
    <AdminPage>
      <PageHeader
        title={t('Plans')}
        description={t('What people can subscribe to, in the order of the pricing page.')}
        actions={
          <>
            <Button onPress={() => setComparing(true)}>{t('Compare')}</Button>
            {create}
          </>
        }
      />
      {!sells && (
        <Callout
          tone="info"
          title={t('Nothing can be bought yet')}
          action={
            <Link to="/admin/settings/$group" params={{ group: 'billing' }}>
              {t('Settings')}
            </Link>
          }
        >
          {t('Enter the keys of your account at Stripe, and switch the sale of plans on.')}
        </Callout>
      )}
      <DataTable
        label={t('Plans')}
        columns={columns}
        rows={products.map((product) => ({ id: String(product.id), product }))}
        rowLabel={({ product }) => product.name}
        onRowAction={open}
        loadingText={t('Loading...')}
        empty={<EmptyState title={t('There are no plans yet')} action={create} />}
      />
      <CreatePlanDialog
        isOpen={creating}
        onClose={() => setCreating(false)}
        onCreated={(id) => open(String(id))}
      />
      {comparing && <CompareDialog onClose={() => setComparing(false)} />}
      <Outlet />
    </AdminPage>
  );
}

function usePlanColumns(): DataColumn<{ id: string; product: ManagedProduct }>[] {
  const t = useT();
  const language = useLanguage();
  return [
    {
      id: 'name',
      label: t('Name'),
      width: 240,
      cell: ({ product }) => (
        <span className={badges}>
          <span className={text({ style: 'listName' })} dir="auto">
            {product.name}
          </span>
          {product.free && <Badge>{t('Free')}</Badge>}
          {product.recommended && <Badge tone="info">{t('Recommended')}</Badge>}
          {product.hidden && <Badge tone="warning">{t('Hidden')}</Badge>}
        </span>
      ),
    },
    {
      id: 'prices',
      label: t('Prices'),
      cell: ({ product }) =>
        product.prices
          .filter(({ archived }) => !archived)
          .map((price) => `${formatMoney(price.amount, price.currency, language)} ${periodWords(price, t)}`)
          .join(' · ') || '–',
    },
    {
      id: 'subscribers',
      label: t('Subscribers'),
      align: 'end',
      width: 120,
      cell: ({ product }) => formatNumber(product.subscribers, language),
    },
    {
      id: 'sync',
      label: 'Stripe',
      width: 150,
      cell: ({ product }) => <SyncBadge product={product} />,
    },
  ];
}
