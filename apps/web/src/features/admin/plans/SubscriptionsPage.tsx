import type { ManagedSubscription } from '@kantele/api/contract/billing';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { type DataColumn, DataTable } from '@kantele/ui/DataTable';
import { EmptyState } from '@kantele/ui/EmptyState';
import { PageHeader } from '@kantele/ui/PageHeader';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import { useDates } from '../../../app/useDates.ts';
import { stateOf, stateWords } from '../../billing/status-words.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { AdminInvoices } from './AdminInvoices.tsx';
import { EndDialog, ExtendDialog, GiveDialog } from './GiveDialogs.tsx';
import { Orphans } from './Orphans.tsx';
import { ProviderEvents } from './ProviderEvents.tsx';

const none: ManagedSubscription[] = [];

/** Who has which plan, and what the payment provider has told. */
export function SubscriptionsPage() {
  const t = useT();
  const { date } = useDates();
  const utils = trpc.useUtils();
  const list = trpc.billing.subscriptions.useInfiniteQuery(
    { per_page: 50 },
    { getNextPageParam: ({ pagination }) => pagination.next_cursor },
  );
  const reconcile = trpc.billing.reconcile.useMutation();
  const { busy, run } = useRun();
  const [giving, setGiving] = useState(false);
  const [ending, setEnding] = useState<ManagedSubscription | null>(null);
  const [extending, setExtending] = useState<ManagedSubscription | null>(null);
  const rows = list.data?.pages.flatMap(({ pagination }) => pagination.data) ?? none;
  const refresh = () => void utils.billing.invalidate();
  const columns: DataColumn<{ id: string; subscription: ManagedSubscription }>[] = [
    {
      id: 'user',
      label: t('Person'),
      width: 240,
      cell: ({ subscription: { user } }) => (
        <span className={text({ style: 'listName' })} dir="auto">
          {user.display_name}
        </span>
      ),
    },
    { id: 'plan', label: t('Plan'), cell: ({ subscription }) => subscription.product.name },
    {
      id: 'state',
      label: t('State'),
      cell: ({ subscription }) => {
        const { label, tone } = stateWords[stateOf(subscription)];
        return <Badge tone={tone}>{t(label)}</Badge>;
      },
    },
    {
      id: 'until',
      label: t('Until'),
      cell: ({ subscription: { ends_at, current_period_end } }) => {
        const until = ends_at ?? current_period_end;
        return until ? date(until) : '–';
      },
    },
    {
      id: 'why',
      label: t('Note'),
      cell: ({ subscription: { note, cancel_reason } }) => (
        <span dir="auto">{note ?? cancel_reason ?? ''}</span>
      ),
    },
    {
      id: 'end',
      label: t('Action'),
      align: 'end',
      cell: ({ subscription }) => (
        <>
          {subscription.given && (
            <Button
              size="small"
              aria-label={t('Change how long the plan of :name lasts', {
                name: subscription.user.display_name,
              })}
              onPress={() => setExtending(subscription)}
            >
              {t('Extend')}
            </Button>
          )}
          {subscription.valid && (
            <Button
              size="small"
              aria-label={t('End the plan of :name', { name: subscription.user.display_name })}
              onPress={() => setEnding(subscription)}
            >
              {t('End')}
            </Button>
          )}
        </>
      ),
    },
  ];
  return (
    <AdminPage>
      <PageHeader
        title={t('Subscriptions')}
        actions={
          <>
            <Button
              pending={busy}
              onPress={() =>
                void run(() => reconcile.mutateAsync(), t('Compared with Stripe')).then(
                  (done) => done && refresh(),
                )
              }
            >
              {t('Compare with Stripe')}
            </Button>
            <Button variant="accent" onPress={() => setGiving(true)}>
              {t('Give a plan')}
            </Button>
          </>
        }
      />
      <Orphans onChanged={refresh} />
      <DataTable
        label={t('Subscriptions')}
        columns={columns}
        rows={rows.map((subscription) => ({ id: String(subscription.id), subscription }))}
        rowLabel={({ subscription }) => subscription.user.display_name}
        loadingText={t('Loading...')}
        empty={<EmptyState title={t('Nobody has a plan yet')} />}
      />
      {list.hasNextPage && (
        <Button pending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
          {t('Show more')}
        </Button>
      )}
      <AdminInvoices onChanged={refresh} />
      <ProviderEvents />
      <GiveDialog isOpen={giving} onClose={() => setGiving(false)} onDone={refresh} />
      <ExtendDialog subscription={extending} onClose={() => setExtending(null)} onDone={refresh} />
      <EndDialog subscription={ending} onClose={() => setEnding(null)} onDone={refresh} />
    </AdminPage>
  );
}
