import type { ProviderEventView } from '@kantele/api/contract/billing';
import { line } from '@kantele/api/translate';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { type DataColumn, DataTable } from '@kantele/ui/DataTable';
import { Section } from '@kantele/ui/Section';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import { useDates } from '../../../app/useDates.ts';

const none: ProviderEventView[] = [];
const words = {
  received: { label: line('Waiting'), tone: 'warning' },
  applied: { label: line('Applied'), tone: 'positive' },
  ignored: { label: line('Not ours'), tone: 'neutral' },
} as const;

/** What the payment provider has told, newest first, and what became of it. */
export function ProviderEvents() {
  const t = useT();
  const { dateTime } = useDates();
  const utils = trpc.useUtils();
  const { data } = trpc.billing.events.useQuery({ limit: 50 });
  const replay = trpc.billing.replay.useMutation();
  const { busy, run } = useRun();
  const events = data?.events ?? none;
  if (events.length === 0) return null;
  const columns: DataColumn<{ id: string; event: ProviderEventView }>[] = [
    { id: 'type', label: t('Event'), width: 280, cell: ({ event }) => event.type },
    { id: 'at', label: t('Received'), cell: ({ event }) => dateTime(event.received_at) },
    {
      id: 'state',
      label: t('State'),
      cell: ({ event }) => <Badge tone={words[event.state].tone}>{t(words[event.state].label)}</Badge>,
    },
    { id: 'error', label: t('Note'), cell: ({ event }) => event.error ?? '' },
    {
      id: 'replay',
      label: t('Action'),
      align: 'end',
      cell: ({ event }) => (
        <Button
          size="small"
          isDisabled={busy}
          aria-label={t('Apply :event again', { event: event.type })}
          onPress={() =>
            void run(() => replay.mutateAsync({ id: event.id }), t('Applied again')).then(() =>
              utils.billing.events.invalidate(),
            )
          }
        >
          {t('Apply again')}
        </Button>
      ),
    },
  ];
  return (
    <Section title={t('Messages of Stripe')}>
      <DataTable
        label={t('Messages of Stripe')}
        columns={columns}
        rows={events.map((event) => ({ id: event.id, event }))}
        rowLabel={({ event }) => event.type}
        loadingText={t('Loading...')}
        empty={null}
      />
    </Section>
  );
}
