import type { OriginalFile } from '@kantele/api/contract/streaming';
import { line } from '@kantele/api/translate';
import { Button } from '@kantele/ui/Button';
import { Chip, FilterChips } from '@kantele/ui/Chip';
import { DataTable } from '@kantele/ui/DataTable';
import { EmptyState } from '@kantele/ui/EmptyState';
import { PageHeader } from '@kantele/ui/PageHeader';
import { keepPreviousData } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ListError } from '../parts/ListError.tsx';
import { ListPages } from '../parts/ListPages.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { useAudioColumns } from './audio-columns.tsx';
import { type AudioSearch, audioInput, audioStates } from './audio-search.ts';
import { codecName, madeNames } from './codec-names.ts';
import { LibraryCrumbs } from './LibraryCrumbs.tsx';
import * as css from './library.css.ts';
import { useLibraryActions } from './use-library-actions.ts';

const none: OriginalFile[] = [];
const stateNames = {
  all: line('All'),
  waiting: line('Waiting'),
  failed: line('Not analysed'),
  damaged: line('Damaged'),
} as const;

/** Files songs play from: all, those that wait for analysis, or those in trouble. */
export function AudioPage({ search }: { search: AudioSearch }) {
  const t = useT();
  const { filter, pages } = useListSearch(search);
  const { analyse, busy } = useLibraryActions();
  const { state, codec, made } = search;
  const columns = useAudioColumns(state);
  const list = trpc.streaming.originals.useQuery(audioInput(search), {
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.pagination.data.some(({ analysis }) => analysis === 'waiting') ? 3_000 : false,
  });
  const files = list.data?.pagination.data ?? none;
  const kind = codec ? codecName(codec) : made ? t(madeNames[made]) : null;
  return (
    <AdminPage>
      <PageHeader
        title={t('Audio files')}
        before={<LibraryCrumbs here={t('Audio files')} />}
        actions={
          (state === 'failed' || state === 'damaged') &&
          files.length > 0 && (
            <Button pending={busy} onPress={() => void analyse({ state })}>
              {t('Analyse all again')}
            </Button>
          )
        }
      />
      <div className={css.buttons}>
        <FilterChips
          label={t('State')}
          items={(['all', ...audioStates] as const).map((id) => ({ id, label: t(stateNames[id]) }))}
          value={state ?? 'all'}
          onChange={(id) => filter({ state: audioStates.find((one) => one === id) })}
        />
        {kind && (
          <Chip
            selected
            icon={<X size={14} aria-hidden="true" />}
            onPress={() => filter({ codec: undefined, made: undefined })}
          >
            {kind}
          </Chip>
        )}
      </div>
      {list.error ? (
        <ListError
          title={t('The files could not be loaded')}
          error={list.error}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
          onFirstPage={() => filter({})}
        />
      ) : (
        <>
          <DataTable
            label={t('Audio files')}
            columns={columns}
            rows={files.map((file) => ({ id: String(file.id), file }))}
            rowLabel={({ file }) => file.track.name}
            loading={list.isPending || list.isPlaceholderData}
            loadingText={t('Loading...')}
            maxHeight="max(320px, calc(100dvb - 320px))"
            empty={<EmptyState title={t('No such files')} />}
          />
          <ListPages
            label={t('Pages of files')}
            search={search}
            rows={list.isPending ? null : files.length}
            total={list.data?.pagination.total}
            pages={pages(list.data?.pagination.next_cursor ?? null)}
          />
        </>
      )}
    </AdminPage>
  );
}
