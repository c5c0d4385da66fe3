import { text } from '@kantele/ui/css/text.css';
import { quietLink } from '@kantele/ui/css/utilities.css';
import { type DataColumn, DataTable } from '@kantele/ui/DataTable';
import { PageHeader } from '@kantele/ui/PageHeader';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useDates } from '../../../app/useDates.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { EmptyList } from '../parts/EmptyList.tsx';
import { ListError } from '../parts/ListError.tsx';
import { ListPages } from '../parts/ListPages.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { ActivityFilters } from './ActivityFilters.tsx';
import * as css from './activity.css.ts';
import { type ActivitySearch, activityInput } from './activity-search.ts';
import type { AuditEvent } from './audit-event.ts';
import { EventDetails } from './EventDetails.tsx';
import { EventSentence, useSentence } from './EventSentence.tsx';
import { useShownActor } from './use-shown-actor.ts';

const nothing: AuditEvent[] = [];

/** What was done, by whom and when. */
export function ActivityPage({ search }: { search: ActivitySearch }) {
  const t = useT();
  const { filter, pages } = useListSearch(search);
  const columns = useEventColumns();
  const sentence = useSentence();
  const list = trpc.audit.list.useQuery(activityInput(search), { placeholderData: keepPreviousData });
  const events = list.data?.pagination.data ?? nothing;
  const filtered = search.actor !== undefined || search.action !== undefined;
  return (
    <AdminPage>
      <PageHeader
        title={t('Activity')}
        description={t('Changes made by admins and editors, newest first.')}
      />
      <ActivityFilters search={search} events={events} onFilter={filter} />
      {list.error ? (
        <ListError
          title={t('The activity could not be loaded')}
          error={list.error}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
          onFirstPage={() => filter({})}
        />
      ) : (
        <>
          <DataTable
            label={t('Activity')}
            columns={columns}
            rows={events.map((event) => ({ id: String(event.id), event }))}
            rowLabel={({ event }) => sentence(event)}
            loading={list.isPending || list.isPlaceholderData}
            loadingText={t('Loading...')}
            maxHeight="max(320px, calc(100dvb - 290px))"
            empty={
              <EmptyList
                title={t('Nothing has happened yet')}
                filtered={filtered}
                onClear={() => filter({ actor: undefined, action: undefined })}
              />
            }
          />
          <ListPages
            label={t('Pages of activity')}
            search={search}
            rows={list.isPending ? null : events.length}
            total={list.data?.pagination.total}
            pages={pages(list.data?.pagination.next_cursor ?? null)}
          />
        </>
      )}
    </AdminPage>
  );
}

function useEventColumns(): DataColumn<{ id: string; event: AuditEvent }>[] {
  const t = useT();
  const dates = useDates();
  const actorName = useShownActor();
  return [
    { id: 'what', label: t('What'), cell: ({ event }) => <What event={event} /> },
    {
      id: 'who',
      label: t('Who'),
      cell: ({ event }) =>
        event.actor_id === null ? (
          <span className={text({ tone: 'muted' })}>{actorName(event)}</span>
        ) : (
          <Link
            to="/admin/activity"
            search={{ actor: event.actor_id }}
            className={quietLink}
            activeProps={{}}
            title={t('Only what :name did', { name: event.actor_name })}
          >
            <bdi>{event.actor_name}</bdi>
          </Link>
        ),
    },
    {
      id: 'when',
      label: t('When'),
      width: 150,
      cell: ({ event }) => (
        <time dateTime={event.created_at} title={dates.dateTime(event.created_at)}>
          {dates.relative(event.created_at)}
        </time>
      ),
    },
    { id: 'ip', label: t('Network'), cell: ({ event }) => <bdi>{event.ip ?? '–'}</bdi> },
  ];
}

function What({ event }: { event: AuditEvent }) {
  const t = useT();
  return (
    <div className={css.what}>
      <p>
        <EventSentence event={event} />
      </p>
      <details>
        <summary className={css.summary}>{t('Details')}</summary>
        <EventDetails event={event} />
      </details>
    </div>
  );
}
