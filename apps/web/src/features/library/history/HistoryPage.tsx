import { Button } from '@kantele/ui/Button';
import { buttonStyle } from '@kantele/ui/Button.css';
import { text } from '@kantele/ui/css/text.css';
import { EmptyLibraryDrawing } from '@kantele/ui/drawings';
import { EmptyState } from '@kantele/ui/EmptyState';
import { useInfiniteQuery, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useShowFailure } from '../../../app/failure.ts';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { AskDialog } from '../../../app/parts/AskDialog.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useDates } from '../../../app/useDates.ts';
import { LibraryPage } from '../LibraryPage.tsx';
import { byDay, daysAgo } from './by-day.ts';
import { HistoryRow } from './HistoryRow.tsx';
import * as css from './history.css.ts';
import { historyKey, historyPages } from './history-reads.ts';
import { useResume } from './useResume.ts';

/** What one has played, by day. */
export function HistoryPage() {
  return (
    <LibraryPage path="/library/history" actions={<ForgetAll />}>
      <Days />
    </LibraryPage>
  );
}

function Days() {
  const t = useT();
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const { timeZone, date } = useDates();
  const showFailure = useShowFailure();
  const resume = useResume();
  const forget = trpc.plays.forget.useMutation();
  const { data, ...list } = useSuspenseInfiniteQuery(historyPages(client));
  const entries = data.pages.flatMap(({ pagination }) => pagination.data);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const shown = entries.filter(({ id }) => !gone.has(id));
  const forgetOne = async (id: string) => {
    setGone((before) => new Set(before).add(id));
    try {
      await forget.mutateAsync({ id });
    } catch (error) {
      setGone((before) => new Set([...before].filter((one) => one !== id)));
      showFailure(error);
    }
    await queryClient.invalidateQueries({ queryKey: [historyKey] });
  };
  if (shown.length === 0 && !list.hasNextPage) {
    return (
      <EmptyState
        title={t('Nothing played yet')}
        drawing={<EmptyLibraryDrawing />}
        layout="page"
        action={
          <Link to="/tracks" className={buttonStyle({ variant: 'accent' })}>
            {t('Find music')}
          </Link>
        }
      >
        {t('What you play will stand here, day by day.')}
      </EmptyState>
    );
  }
  const now = new Date();
  return (
    <div className={css.days}>
      {byDay(shown, timeZone).map(({ date: day, entries: of }) => {
        const ago = daysAgo(day, now, timeZone);
        const first = of[0];
        const name =
          ago === 0 ? t('Today') : ago === 1 ? t('Yesterday') : first ? date(first.started_at) : day;
        return (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`} className={text({ style: 'h3' })}>
              {name}
            </h2>
            <ul className={css.list}>
              {of.map((entry) => (
                <HistoryRow
                  key={entry.id}
                  entry={entry}
                  onPlay={() => resume(entry)}
                  onForget={() => void forgetOne(entry.id)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {list.hasNextPage && (
        <div>
          <Button pending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
            {t('Load more')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Only while there is something to forget. */
function ForgetAll() {
  const t = useT();
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const { data } = useInfiniteQuery(historyPages(client));
  const [asks, setAsks] = useState(false);
  const { mutateAsync, isPending, error } = trpc.plays.forgetAll.useMutation();
  const showFailure = useShowFailure();
  const forget = async () => {
    try {
      await mutateAsync();
      setAsks(false);
      await queryClient.resetQueries({ queryKey: [historyKey] });
      void notify(t('History forgotten'));
    } catch (failure) {
      showFailure(failure);
    }
  };
  const anything = data?.pages.some(({ pagination }) => pagination.data.length > 0) ?? false;
  if (!anything && !asks) return null;
  return (
    <>
      <Button variant="quiet" onPress={() => setAsks(true)}>
        {t('Forget all')}
      </Button>
      {asks && (
        <AskDialog
          title={t('Forget your history?')}
          submitLabel={t('Forget all')}
          busy={isPending}
          errors={error ? {} : null}
          onSubmit={() => void forget()}
          onClose={() => setAsks(false)}
        >
          <p>{t('Nobody will know any more what you have played. This cannot be undone.')}</p>
        </AskDialog>
      )}
    </>
  );
}
