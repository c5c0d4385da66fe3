import type { AwaitedMusic } from '@kantele/api/contract/transfers';
import { line } from '@kantele/api/translate';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { useState } from 'react';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import * as css from '../account/account.css.ts';

const kindWords = {
  liked_song: line('Song you like'),
  liked_album: line('Album you like'),
  followed_artist: line('Artist you follow'),
  plays: line('Song you have played'),
} as const satisfies Record<AwaitedMusic['kind'], string>;

/** What one’s library names and the site does not have; nothing when it has everything. */
export function AwaitedMusicList() {
  const t = useT();
  const utils = trpc.useUtils();
  const showFailure = useShowFailure();
  const list = trpc.transfers.awaited.useInfiniteQuery(
    { per_page: 20 },
    { getNextPageParam: ({ pagination }) => pagination.next_cursor },
  );
  const forget = trpc.transfers.forget.useMutation();
  const [asks, setAsks] = useState(false);
  const [last] = list.data?.pages.slice(-1) ?? [];
  if (!last || last.total === 0) return null;
  const wait = async (ids?: number[]) => {
    await forget.mutateAsync(ids ? { ids } : {});
    await utils.transfers.awaited.invalidate();
    setAsks(false);
  };
  return (
    <div className={css.stack}>
      <div className={css.line}>
        <p className={css.hint}>
          {t(
            ':count entry is not on this site yet. It is added when it comes.|:count entries are not on this site yet. They are added when they come.',
            { count: last.total },
          )}
        </p>
        <Button size="small" onPress={() => setAsks(true)}>
          {t('Forget all')}
        </Button>
      </div>
      <ul className={css.rows} aria-label={t('Not on this site yet')}>
        {list.data?.pages
          .flatMap(({ pagination }) => pagination.data)
          .map((row) => (
            <AwaitedRow key={row.id} row={row} onForget={() => void wait([row.id]).catch(showFailure)} />
          ))}
      </ul>
      {list.hasNextPage && (
        <div>
          <Button size="small" pending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
            {t('Show more')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={asks}
        onOpenChange={setAsks}
        title={t('Forget what is not on this site yet?')}
        confirmLabel={t('Forget all')}
        cancelLabel={t('Cancel')}
        danger
        pending={forget.isPending}
        onConfirm={() => void wait().catch(showFailure)}
      >
        {t('It will not be added when it comes. What has been added stays.')}
      </ConfirmDialog>
    </div>
  );
}

function AwaitedRow({ row, onForget }: { row: AwaitedMusic; onForget: () => void }) {
  const t = useT();
  const name = row.title || row.artist;
  return (
    <li className={css.row}>
      <div className={css.rowWords}>
        <p className={text({ style: 'strong' })} dir="auto">
          {name}
        </p>
        <p className={text({ style: 'meta', tone: 'muted' })}>
          {t(kindWords[row.kind])}
          {row.title && row.artist && (
            <>
              {' · '}
              <bdi>{row.artist}</bdi>
            </>
          )}
        </p>
      </div>
      <Button size="small" aria-label={t('Wait no longer for :name', { name })} onPress={onForget}>
        {t('Forget')}
      </Button>
    </li>
  );
}
