import type { BackstageRequest } from '@kantele/api/contract/backstage';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { EmptyState } from '@kantele/ui/EmptyState';
import { PageHeader } from '@kantele/ui/PageHeader';
import { Select, SelectItem } from '@kantele/ui/Select';
import { TextArea } from '@kantele/ui/TextArea';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import { useDates } from '../../../app/useDates.ts';
import { kindWords, requestTone, requestWords } from '../../backstage/request-words.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { ListError } from '../parts/ListError.tsx';
import * as css from './requests.css.ts';
import { requestsSearch } from './requests-search.ts';

/** Who wants to become an artist, to work for one, or to have one verified: to be decided, and what was decided. */
export function RequestsPage({ state }: { state: BackstageRequest['state'] }) {
  const t = useT();
  const navigate = useNavigate();
  const list = trpc.backstage.requests.useInfiniteQuery(
    { state },
    { getNextPageParam: ({ pagination }) => pagination.next_cursor },
  );
  const requests = list.data?.pages.flatMap(({ pagination }) => pagination.data);
  return (
    <AdminPage>
      <PageHeader
        title={t('Artist requests')}
        description={t('People who want to publish music here.')}
        actions={
          <Select
            compact
            label={t('State')}
            value={state}
            onChange={(key) =>
              void navigate({ to: '/admin/requests', search: requestsSearch({ state: key }) })
            }
          >
            {Object.entries(requestWords).map(([id, words]) => (
              <SelectItem key={id} id={id}>
                {t(words)}
              </SelectItem>
            ))}
          </Select>
        }
      />
      {list.error && (
        <ListError
          title={t('The requests could not be loaded')}
          error={list.error}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
          onFirstPage={() => void list.refetch()}
        />
      )}
      {requests?.length === 0 && (
        <EmptyState title={state === 'pending' ? t('Nothing to decide') : t('There is nothing here yet')} />
      )}
      {requests && requests.length > 0 && (
        <ul className={css.list} aria-label={t('Artist requests')}>
          {requests.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button pending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
          {t('Show more')}
        </Button>
      )}
    </AdminPage>
  );
}

function Request({ request }: { request: BackstageRequest }) {
  const t = useT();
  const dates = useDates();
  const utils = trpc.useUtils();
  const decide = trpc.backstage.decideRequest.useMutation();
  const { busy, run } = useRun();
  const [denying, setDenying] = useState(false);
  const { id, kind, artist, artist_name, user, message, state, reason, created_at, evidence } = request;
  const reload = () => utils.backstage.requests.invalidate();
  const approve = () => void run(() => decide.mutateAsync({ id, approve: true }), t('Approved')).then(reload);
  return (
    <li className={css.request}>
      <div className={css.words}>
        <span className={text({ style: 'strong' })}>
          <bdi>{artist_name ?? artist?.name}</bdi>{' '}
          {state !== 'pending' && <Badge tone={requestTone[state]}>{t(requestWords[state])}</Badge>}
        </span>
        <span className={text({ style: 'small', tone: 'muted' })}>
          {t(kindWords[kind])} ·{' '}
          <Link to="/admin/users/$id" params={{ id: String(user.id) }}>
            <bdi>{user.display_name}</bdi>
          </Link>{' '}
          · {dates.date(created_at)}
        </span>
        {message && (
          <p className={css.message} dir="auto">
            {message}
          </p>
        )}
        {evidence.length > 0 && (
          <span>
            {evidence.map((file) => (
              <a key={file.id} href={file.url ?? ''} target="_blank" rel="noopener">
                <bdi>{file.name}</bdi>{' '}
              </a>
            ))}
          </span>
        )}
        {reason && (
          <p className={text({ style: 'small', tone: 'muted' })} dir="auto">
            {reason}
          </p>
        )}
      </div>
      {state === 'pending' && (
        <div className={css.actions}>
          <Button variant="accent" pending={busy} onPress={approve}>
            {t('Approve')}
          </Button>
          <Button onPress={() => setDenying(true)}>{t('Deny…')}</Button>
        </div>
      )}
      <FormDialog
        isOpen={denying}
        onClose={() => setDenying(false)}
        title={t('Deny this request?')}
        submitLabel={t('Deny')}
        onSubmit={async (values) => {
          await decide.mutateAsync({ id, approve: false, reason: textOf(values, 'reason') });
          return () => {
            setDenying(false);
            void reload();
          };
        }}
      >
        <TextArea
          name="reason"
          label={t('Reason')}
          description={t('For the one who asked.')}
          maxLength={1_000}
          isRequired
        />
      </FormDialog>
    </li>
  );
}
