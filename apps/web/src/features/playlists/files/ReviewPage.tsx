import type { PlaylistEntry } from '@kantele/api/contract/playlists';
import { Button } from '@kantele/ui/Button';
import { buttonStyle } from '@kantele/ui/Button.css';
import { FilterChips } from '@kantele/ui/Chip';
import { chipStyle } from '@kantele/ui/Chip.css';
import { text } from '@kantele/ui/css/text.css';
import { EmptyState } from '@kantele/ui/EmptyState';
import { Skeleton } from '@kantele/ui/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { lazyPart } from '../../../app/code.ts';
import { useT } from '../../../app/i18n.tsx';
import { Page } from '../../../app/parts/Page.tsx';
import { TryAgain } from '../../../app/parts/TryAgain.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import { isOfPlaylists } from '../../../catalogue/playlists/playlist-queries.ts';
import { kinds } from '../../../catalogue/registry.ts';
import { ReviewRow } from './ReviewRow.tsx';
import * as css from './review.css.ts';
import { type EntryState, entryStates, entryWords, type ReviewSearch } from './review-search.ts';

const FindTrack = lazyPart(() => import('./FindTrack.tsx'));

/** So many songs are read at a time. */
const songsOfPage = 50;

/** What the file of a playlist named: what was found, what is uncertain, and what is missing. */
export function ReviewPage({ id, search }: { id: number; search: ReviewSearch }) {
  const t = useT();
  const [{ playlist }] = trpc.playlists.get.useSuspenseQuery({ id });
  const { name, waiting } = playlist;
  // What is shown first stays when its last song is settled.
  const [first] = useState<EntryState>(waiting?.perhaps ? 'perhaps' : 'missing');
  const state = search.state ?? first;
  const region = useRef<HTMLDivElement>(null);
  /** The row that had the focus is gone with what was pressed. */
  const keepFocus = () => {
    if (!document.activeElement || document.activeElement === document.body) region.current?.focus();
  };
  const countOf = (one: EntryState) => (one === 'found' ? '' : ` (${waiting?.[one] ?? 0})`);
  return (
    <Page>
      <h1 className={text({ style: 'h1' })}>{t('Songs of the file of :name', { name })}</h1>
      <div className={css.buttons}>
        <FilterChips
          label={t('State')}
          items={entryStates.map((one) => ({ id: one, label: `${t(entryWords[one])}${countOf(one)}` }))}
          value={state}
          renderLink={({ id: one, label }, link) => (
            <Link
              key={one}
              to="/playlist-review/$id"
              params={{ id: String(id) }}
              search={{ state: one as EntryState }}
              activeProps={{}}
              replace
              {...link}
              className={chipStyle()}
            >
              {label}
            </Link>
          )}
        />
        <Link
          {...kinds.playlist.link(playlist)}
          className={buttonStyle({ variant: 'outline', size: 'small' })}
        >
          {t('Go to the playlist')}
        </Link>
      </div>
      <div ref={region} tabIndex={-1} className={css.region}>
        <Entries key={state} id={id} state={state} onSettled={keepFocus} />
      </div>
    </Page>
  );
}

const emptyWords: Record<EntryState, (t: ReturnType<typeof useT>) => string> = {
  perhaps: (t) => t('No song is uncertain'),
  missing: (t) => t('No song is missing'),
  found: (t) => t('No song is found yet'),
};

function Entries({ id, state, onSettled }: { id: number; state: EntryState; onSettled: () => void }) {
  const t = useT();
  const queryClient = useQueryClient();
  const { client } = trpc.useUtils();
  const { busy, run } = useRun();
  const [wanted, setWanted] = useState<PlaylistEntry | null>(null);
  const list = trpc.playlists.entries.useInfiniteQuery(
    { id, state, per_page: songsOfPage },
    { getNextPageParam: ({ pagination }) => pagination.next_cursor },
  );
  const entries = list.data?.pages.flatMap(({ pagination }) => pagination.data) ?? [];
  const settle = async (choices: { entry_id: number; track_id: number | null }[]) => {
    await run(async () => {
      await client.playlists.settle.mutate({ id, entries: choices });
      await queryClient.invalidateQueries({ predicate: isOfPlaylists });
    });
    requestAnimationFrame(onSettled);
  };
  const likeliest = entries.flatMap(({ id: entry_id, candidates: [first] }) =>
    first ? [{ entry_id, track_id: first.id }] : [],
  );
  if (list.isError && entries.length === 0) {
    return <TryAgain onRetry={list.refetch} />;
  }
  if (list.isPending) return <Skeleton height={320} />;
  if (entries.length === 0) return <EmptyState title={emptyWords[state](t)} />;
  return (
    <>
      {state === 'perhaps' && likeliest.length > 1 && (
        <div>
          <Button size="small" isDisabled={busy} onPress={() => void settle(likeliest.slice(0, 1_000))}>
            {t('Use the first song offered for each of :count', { count: likeliest.length })}
          </Button>
        </div>
      )}
      <ul className={css.list} aria-label={t(entryWords[state])}>
        {entries.map((entry) => (
          <ReviewRow
            key={entry.id}
            entry={entry}
            busy={busy}
            onSettle={(track_id) => void settle([{ entry_id: entry.id, track_id }])}
            onFind={() => setWanted(entry)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <div>
          <Button pending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
            {t('Show more')}
          </Button>
        </div>
      )}
      {wanted && (
        <FindTrack
          entry={wanted}
          onClose={() => setWanted(null)}
          onChoose={(track) => {
            setWanted(null);
            void settle([{ entry_id: wanted.id, track_id: track.id }]);
          }}
        />
      )}
    </>
  );
}
