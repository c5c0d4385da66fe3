import type { LoggedMail } from '@kantele/api/contract/mails';
import { Badge } from '@kantele/ui/Badge';
import { type DataColumn, DataTable } from '@kantele/ui/DataTable';
import { type ActiveFilter, FilterBar } from '@kantele/ui/FilterBar';
import { PageHeader } from '@kantele/ui/PageHeader';
import { SearchField } from '@kantele/ui/SearchField';
import { keepPreviousData } from '@tanstack/react-query';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useTyped } from '../../../app/use-typed.ts';
import { useDates } from '../../../app/useDates.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { EmptyList } from '../parts/EmptyList.tsx';
import { ListError } from '../parts/ListError.tsx';
import { ListPages } from '../parts/ListPages.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { stateWords, templateWords } from './mail-words.ts';
import { type MailState, type MailsSearch, mailsInput } from './mails-search.ts';

const nothing: LoggedMail[] = [];

/** The mails of the last weeks; one of them opens at the end of the window, under an address of its own. */
export function MailsPage({ search }: { search: MailsSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const { filter, pages } = useListSearch(search);
  const columns = useMailColumns();
  const list = trpc.mails.list.useQuery(mailsInput(search), { placeholderData: keepPreviousData });
  const mails = list.data?.pagination.data ?? nothing;
  const filtered = search.q !== undefined || search.state !== undefined;
  const open = (id: string) =>
    void navigate({ to: '/admin/mails/$id', params: { id }, search, state: true, resetScroll: false });
  return (
    <AdminPage>
      <PageHeader title={t('Emails')} description={t('Emails of the last 30 days, newest first.')} />
      <MailFilters search={search} onFilter={filter} />
      {list.error ? (
        <ListError
          title={t('The emails could not be loaded')}
          error={list.error}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
          onFirstPage={() => filter({})}
        />
      ) : (
        <>
          <DataTable
            label={t('Emails')}
            columns={columns}
            rows={mails.map((mail) => ({ id: String(mail.id), mail }))}
            rowLabel={({ mail }) => `${mail.subject ?? mail.template}, ${mail.recipient}`}
            onRowAction={open}
            loading={list.isPending || list.isPlaceholderData}
            loadingText={t('Loading...')}
            maxHeight="max(320px, calc(100dvb - 290px))"
            empty={
              <EmptyList
                title={t('No emails yet')}
                filtered={filtered}
                onClear={() => filter({ q: undefined, state: undefined })}
              />
            }
          />
          <ListPages
            label={t('Pages of emails')}
            search={search}
            rows={list.isPending ? null : mails.length}
            total={list.data?.pagination.total}
            pages={pages(list.data?.pagination.next_cursor ?? null)}
          />
        </>
      )}
      <Outlet />
    </AdminPage>
  );
}

interface MailFiltersProps {
  search: MailsSearch;
  onFilter: (patch: Partial<MailsSearch>, replace?: boolean) => void;
}

function MailFilters({ search: { q, state }, onFilter }: MailFiltersProps) {
  const t = useT();
  const [typed, setTyped] = useTyped(q ?? '', (words) => onFilter({ q: words || undefined }, true));
  const states = Object.entries(stateWords).map(([id, { text }]) => ({ id, label: t(text) }));
  const label = state && t(stateWords[state].text);
  const filters: ActiveFilter[] = label
    ? [{ id: 'state', label, removeLabel: t('Remove filter: :name', { name: label }) }]
    : [];
  return (
    <FilterBar
      label={t('Filters')}
      search={
        <SearchField
          label={t('Search emails')}
          placeholder={t('Receiver')}
          clearLabel={t('Clear')}
          value={typed}
          onChange={setTyped}
        />
      }
      filters={filters}
      onRemove={() => onFilter({ state: undefined })}
      add={{ label: t('Filter'), items: states, onAdd: (id) => onFilter({ state: id as MailState }) }}
    />
  );
}

function useMailColumns(): DataColumn<{ id: string; mail: LoggedMail }>[] {
  const t = useT();
  const dates = useDates();
  return [
    {
      id: 'subject',
      label: t('Subject'),
      cell: ({ mail }) => <bdi>{mail.subject ?? t(templateWords[mail.template] ?? mail.template)}</bdi>,
    },
    { id: 'recipient', label: t('Receiver'), cell: ({ mail }) => <bdi>{mail.recipient}</bdi> },
    {
      id: 'state',
      label: t('State'),
      width: 120,
      cell: ({ mail: { state } }) => <Badge tone={stateWords[state].tone}>{t(stateWords[state].text)}</Badge>,
    },
    { id: 'tries', label: t('Tries'), width: 80, cell: ({ mail }) => mail.tries },
    {
      id: 'error',
      label: t('Last error'),
      cell: ({ mail }) => (mail.error === null ? '–' : <bdi title={mail.error}>{mail.error}</bdi>),
    },
    {
      id: 'when',
      label: t('When'),
      width: 150,
      cell: ({ mail: { created_at } }) => (
        <time dateTime={created_at} title={dates.dateTime(created_at)}>
          {dates.relative(created_at)}
        </time>
      ),
    },
  ];
}
