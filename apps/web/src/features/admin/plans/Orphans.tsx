import type { Orphan } from '@kantele/api/contract/billing';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { type DataColumn, DataTable } from '@kantele/ui/DataTable';
import { Section } from '@kantele/ui/Section';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import { useDates } from '../../../app/useDates.ts';
import { formatMoney } from '../../../lib/money.ts';

const none: Orphan[] = [];

/** Subscriptions somebody is charged for at Stripe and nobody has here, each with what puts it right. */
export function Orphans({ onChanged }: { onChanged: () => void }) {
  const t = useT();
  const language = useLanguage();
  const { date } = useDates();
  const { data } = trpc.billing.orphans.useQuery();
  const end = trpc.billing.endOrphan.useMutation();
  const attach = trpc.billing.attachOrphan.useMutation();
  const { busy, run } = useRun();
  const orphans = data?.orphans ?? none;
  if (orphans.length === 0) return null;
  const nameOf = ({ id, email }: Orphan) => email ?? id;
  const press = (work: () => Promise<unknown>, said?: string) =>
    void run(work, said).then((isDone) => isDone && onChanged());
  const endAndRefund = async ({ id }: Orphan) => {
    const { refunded, currency } = await end.mutateAsync({ id });
    const amount = formatMoney(refunded, currency, language);
    void notify(t('Cancelled, :amount given back', { amount }), { tone: 'positive' });
  };
  const columns: DataColumn<{ id: string; orphan: Orphan }>[] = [
    {
      id: 'customer',
      label: t('Customer'),
      width: 240,
      cell: ({ orphan }) => (
        <span className={text({ style: 'listName' })} dir="auto">
          {nameOf(orphan)}
        </span>
      ),
    },
    {
      id: 'amount',
      label: t('Price'),
      cell: ({ orphan: { amount, currency } }) =>
        amount === null ? '–' : formatMoney(amount, currency, language),
    },
    { id: 'found', label: t('Found'), cell: ({ orphan }) => date(orphan.found_at) },
    {
      id: 'account',
      label: t('Account'),
      cell: ({ orphan: { account } }) => (
        <span dir="auto">{account ? `${account.display_name} · ${account.email}` : t('None')}</span>
      ),
    },
    {
      id: 'cure',
      label: t('Action'),
      align: 'end',
      cell: ({ orphan }) => (
        <>
          {orphan.account && (
            <Button
              size="small"
              isDisabled={busy}
              aria-label={t('Attach the subscription of :name to :account', {
                name: nameOf(orphan),
                account: orphan.account.display_name,
              })}
              onPress={() => press(() => attach.mutateAsync({ id: orphan.id }), t('Attached'))}
            >
              {t('Attach')}
            </Button>
          )}
          <Button
            size="small"
            variant="danger"
            isDisabled={busy}
            aria-label={t('Cancel and refund the subscription of :name', { name: nameOf(orphan) })}
            onPress={() => press(() => endAndRefund(orphan))}
          >
            {t('Cancel and refund')}
          </Button>
        </>
      ),
    },
  ];
  return (
    <Section
      title={t('Subscriptions without an account')}
      description={t('Somebody pays for these at Stripe, and nobody has them here.')}
    >
      <DataTable
        label={t('Subscriptions without an account')}
        columns={columns}
        rows={orphans.map((orphan) => ({ id: orphan.id, orphan }))}
        rowLabel={({ orphan }) => nameOf(orphan)}
        loadingText={t('Loading...')}
        empty={null}
      />
    </Section>
  );
}
