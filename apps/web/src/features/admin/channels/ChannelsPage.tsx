import type { ListedChannel } from '@kantele/api/contract/channels';
import { BulkBar } from '@kantele/ui/BulkBar';
import { Button } from '@kantele/ui/Button';
import { DataTable } from '@kantele/ui/DataTable';
import { EmptySearchDrawing } from '@kantele/ui/drawings';
import { EmptyState } from '@kantele/ui/EmptyState';
import { PageHeader } from '@kantele/ui/PageHeader';
import { SearchField } from '@kantele/ui/SearchField';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useTyped } from '../../../app/use-typed.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ListError } from '../parts/ListError.tsx';
import { ListPages } from '../parts/ListPages.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { CreateChannelDialog } from './CreateChannelDialog.tsx';
import { useChannelColumns } from './channel-columns.tsx';
import { isHome } from './channel-draft.ts';
import * as css from './channels.css.ts';
import { type ChannelsSearch, channelsInput } from './channels-search.ts';
import { DeleteChannelsDialog } from './DeleteChannelsDialog.tsx';

const none: ListedChannel[] = [];

/** The home page, its shelves and every other channel, drafts and public ones. */
export function ChannelsPage({ search }: { search: ChannelsSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const { filter, pages: turn } = useListSearch(search);
  const [typed, setTyped] = useTyped(search.q ?? '', (q) => filter({ q: q || undefined }, true));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<'create' | 'delete' | null>(null);
  const columns = useChannelColumns();
  const list = trpc.channels.list.useQuery(channelsInput(search), { placeholderData: keepPreviousData });
  const channels = list.data?.pagination.data ?? none;
  const rows = channels.map((channel) => ({ id: String(channel.id), channel }));
  // The home page cannot be deleted, which is all that can be done with what is chosen.
  const picked = channels.filter((channel) => chosen.has(String(channel.id)) && !isHome(channel));
  const open = (id: string) => void navigate({ to: '/admin/channels/$id', params: { id } });
  const create = (
    <Button variant="accent" icon={<Plus size={18} />} onPress={() => setAsking('create')}>
      {t('New channel')}
    </Button>
  );
  const clear = () => setChosen(new Set());

  return (
    <AdminPage>
      <PageHeader
        title={t('Channels')}
        description={t('Shelves and lists: what the home page shows, charts, new releases.')}
        actions={create}
      />
      <div className={css.search}>
        <SearchField
          label={t('Search channels')}
          placeholder={t('Name or address')}
          clearLabel={t('Clear')}
          value={typed}
          onChange={setTyped}
        />
      </div>
      {list.error ? (
        <ListError
          title={t('The channels could not be loaded')}
          error={list.error}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
          onFirstPage={() => filter({})}
        />
      ) : (
        <>
          <DataTable
            label={t('Channels')}
            columns={columns}
            rows={rows}
            rowLabel={({ channel }) => channel.name}
            sort={{ column: 'name', direction: search.sort === 'name_desc' ? 'descending' : 'ascending' }}
            onSort={({ direction }) => filter({ sort: direction === 'descending' ? 'name_desc' : undefined })}
            selected={new Set(picked.map(({ id }) => String(id)))}
            onSelect={setChosen}
            onRowAction={open}
            loading={list.isPending || list.isPlaceholderData}
            loadingText={t('Loading...')}
            maxHeight="max(320px, calc(100dvb - 262px))"
            empty={
              <EmptyState
                title={t('No channel matches')}
                drawing={<EmptySearchDrawing />}
                action={<Button onPress={() => filter({ q: undefined })}>{t('Remove all filters')}</Button>}
              />
            }
          />
          <BulkBar
            count={picked.length}
            label={t(':count selected', { count: picked.length })}
            clearLabel={t('Clear selection')}
            onClear={clear}
          >
            <Button variant="inverse" size="small" onPress={() => setAsking('delete')}>
              {t('Delete…')}
            </Button>
          </BulkBar>
          <ListPages
            label={t('Pages of the list')}
            search={search}
            rows={list.isPending ? null : rows.length}
            total={list.data?.pagination.total}
            pages={turn(list.data?.pagination.next_cursor ?? null)}
          />
        </>
      )}
      <CreateChannelDialog
        isOpen={asking === 'create'}
        onClose={() => setAsking(null)}
        onCreated={(id) => open(String(id))}
      />
      <DeleteChannelsDialog
        channels={picked}
        isOpen={asking === 'delete'}
        onClose={() => setAsking(null)}
        onDone={clear}
      />
    </AdminPage>
  );
}
