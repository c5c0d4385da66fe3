import type { User } from '@kantele/api/contract/users';
import { Button } from '@kantele/ui/Button';
import { ColumnsMenu } from '@kantele/ui/ColumnsMenu';
import { DataTable } from '@kantele/ui/DataTable';
import { EmptySearchDrawing } from '@kantele/ui/drawings';
import { EmptyState } from '@kantele/ui/EmptyState';
import { PageHeader } from '@kantele/ui/PageHeader';
import { keepPreviousData } from '@tanstack/react-query';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ListError } from '../parts/ListError.tsx';
import { ListPages } from '../parts/ListPages.tsx';
import { SavedViews } from '../parts/SavedViews.tsx';
import { pageOfRows, useChosenRows } from '../parts/use-chosen-rows.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { useStored } from '../parts/use-stored.ts';
import { CreateUserDialog } from './CreateUserDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { UserFilters } from './UserFilters.tsx';
import { UsersBulk } from './UsersBulk.tsx';
import { useUserColumns } from './user-columns.tsx';
import { isFiltered, type UsersSearch, userSort, usersInput, usersSearch } from './users-search.ts';

const nobody: User[] = [];
const rowOf = (user: User) => ({ id: String(user.id), user });

/** Everybody who has an account; one of them opens at the end of the window, under an address of its own. */
export function UsersPage({ search }: { search: UsersSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const { filter, pages } = useListSearch(search);
  const [hidden, setHidden] = useStored('users.hidden');
  const [creating, setCreating] = useState(false);
  const columns = useUserColumns();
  const list = trpc.users.list.useQuery(usersInput(search), { placeholderData: keepPreviousData });
  const pagination = list.data?.pagination;
  const rows = (pagination?.data ?? nobody).map(rowOf);
  const { client } = trpc.useUtils();
  const { picked, ids, choose, clear, more } = useChosenRows({
    search,
    rows,
    pagination,
    read: async (page) =>
      pageOfRows(await client.users.list.query({ ...usersInput(search), ...page }), rowOf),
  });

  const open = (id: string) =>
    void navigate({ to: '/admin/users/$id', params: { id }, search, state: true, resetScroll: false });
  const create = (
    <>
      <Button onPress={() => setCreating(true)}>{t('New user')}</Button>
      <Button
        variant="accent"
        icon={<MailPlus size={18} />}
        onPress={() => filter({ invite: true, page: search.page })}
      >
        {t('Invite people')}
      </Button>
    </>
  );

  return (
    <AdminPage>
      <PageHeader title={t('Users')} actions={create} />
      <UserFilters search={search} onFilter={filter}>
        <SavedViews
          screen="users"
          search={search}
          onOpen={(view) => filter({ ...noFilters, sort: undefined, ...usersSearch(view) })}
        />
        <ColumnsMenu label={t('Columns')} columns={columns} hidden={hidden} onChange={setHidden} />
      </UserFilters>
      {list.error ? (
        <ListError
          title={t('The users could not be loaded')}
          error={list.error}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
          onFirstPage={() => filter({})}
        />
      ) : (
        <>
          <DataTable
            label={t('Users')}
            columns={columns}
            rows={rows}
            rowLabel={({ user }) => user.display_name}
            hidden={hidden}
            sort={userSort.shown(search.sort)}
            onSort={(sort) => filter({ sort: userSort.chosen(sort, search.sort) })}
            selected={ids}
            onSelect={choose}
            onRowAction={open}
            loading={list.isPending || list.isPlaceholderData}
            loadingText={t('Loading...')}
            maxHeight="max(320px, calc(100dvb - 262px))"
            empty={
              <NobodyFound filtered={isFiltered(search)} onClear={() => filter(noFilters)} create={create} />
            }
          />
          <UsersBulk users={picked.map(({ user }) => user)} more={more} onDone={clear} />
          <ListPages
            label={t('Pages of users')}
            search={search}
            rows={list.isPending ? null : rows.length}
            total={pagination?.total}
            pages={pages(list.data?.pagination.next_cursor ?? null)}
          />
        </>
      )}
      <CreateUserDialog
        isOpen={creating}
        onClose={() => setCreating(false)}
        onCreated={(id) => open(String(id))}
      />
      <InviteDialog isOpen={search.invite === true} onClose={() => filter({ invite: undefined })} />
      <Outlet />
    </AdminPage>
  );
}

const noFilters = {
  q: undefined,
  role: undefined,
  verified: undefined,
  suspended: undefined,
  from: undefined,
} as const;

interface NobodyFoundProps {
  filtered: boolean;
  onClear: () => void;
  create: React.ReactNode;
}

function NobodyFound({ filtered, onClear, create }: NobodyFoundProps) {
  const t = useT();
  if (!filtered) return <EmptyState title={t('Nobody has an account yet')} action={create} />;
  return (
    <EmptyState
      title={t('Nobody matches these filters')}
      drawing={<EmptySearchDrawing />}
      action={<Button onPress={onClear}>{t('Remove all filters')}</Button>}
    />
  );
}
