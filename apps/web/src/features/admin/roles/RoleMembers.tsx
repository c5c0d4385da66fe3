import type { Role } from '@kantele/api/contract/roles';
import { Avatar } from '@kantele/ui/Avatar';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { quietLink } from '@kantele/ui/css/utilities.css';
import { type DataColumn, DataTable } from '@kantele/ui/DataTable';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { EmptyState } from '@kantele/ui/EmptyState';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useCan } from '../../../app/boot.tsx';
import { T, useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import { ListError } from '../parts/ListError.tsx';
import { ListPages } from '../parts/ListPages.tsx';
import { PersonFinder } from '../parts/PersonFinder.tsx';
import { pagingInput } from '../parts/paging.ts';
import { person } from '../parts/parts.css.ts';
import { useListSearch } from '../parts/use-list-search.ts';
import { useRefreshUsers } from '../users/use-user-actions.ts';
import type { RoleSearch } from './role-search.ts';
import * as css from './roles.css.ts';

interface Member {
  id: number;
  display_name: string;
  email: string;
  avatar: string | null;
}
const nobody: Member[] = [];

/** Who holds a role; people can be added and taken out. */
export function RoleMembers({ role, search }: { role: Role; search: RoleSearch }) {
  const t = useT();
  const managesUsers = useCan('users.manage');
  const { filter, pages } = useListSearch(search);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const assign = useAssign(role);
  const input = { id: role.id, ...pagingInput(search) };
  const list = trpc.roles.members.useQuery(input, { placeholderData: keepPreviousData });
  const members = list.data?.pagination.data ?? nobody;
  const changes = managesUsers && role.abilities.edit;
  const columns = useMemberColumns(changes ? setLeaving : null);
  const [finding, setFinding] = useState<number | null>(null);

  // Where one goes on when what had the focus is gone.
  const adder = useRef<HTMLDivElement>(null);
  const goOn = () => adder.current?.querySelector('input')?.focus();
  const add = async () => {
    if (finding !== null && (await assign.act(finding, true))) setFinding(null);
    goOn();
  };
  const remove = async () => {
    const gone = leaving !== null && (await assign.act(leaving.id, false));
    setLeaving(null);
    if (gone) setTimeout(goOn, 60);
  };
  return (
    <>
      {changes && (
        <div ref={adder} className={css.add}>
          <PersonFinder
            className={css.finder}
            label={t('Add a person')}
            value={finding}
            onChange={(found) => setFinding(found?.id ?? null)}
          />
          <Button variant="ink" pending={assign.busy} onPress={() => void add()}>
            {t('Add')}
          </Button>
        </div>
      )}
      {list.error ? (
        <ListError
          title={t('The members could not be loaded')}
          error={list.error}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
          onFirstPage={() => filter({})}
        />
      ) : (
        <DataTable
          label={t('Members')}
          columns={columns}
          rows={members.map((member) => ({ id: String(member.id), member }))}
          rowLabel={({ member }) => member.display_name}
          loading={list.isPending || list.isPlaceholderData}
          loadingText={t('Loading...')}
          empty={<EmptyState title={t('Nobody holds this role')} />}
        />
      )}
      <ListPages
        label={t('Pages of members')}
        search={search}
        rows={list.isPending ? null : members.length}
        pages={pages(list.data?.pagination.next_cursor ?? null)}
      />
      <ConfirmDialog
        isOpen={leaving !== null}
        onOpenChange={(isOpen) => !isOpen && setLeaving(null)}
        title={t('Take the role away?')}
        confirmLabel={t('Take away')}
        cancelLabel={t('Cancel')}
        danger
        pending={assign.busy}
        onConfirm={() => void remove()}
      >
        <T text=":name loses what this role allows." values={{ name: leaving?.display_name ?? '' }} />
      </ConfirmDialog>
    </>
  );
}

function useAssign(role: Role) {
  const t = useT();
  const utils = trpc.useUtils();
  const refresh = useRefreshUsers();
  const { mutateAsync } = trpc.users.assignRole.useMutation();
  const { busy, run } = useRun();
  const act = async (id: number, held: boolean) => {
    const done = held ? t('Role given') : t('Role taken away');
    const well = await run(() => mutateAsync({ ids: [id], role_id: role.id, held }), done);
    if (well) {
      void refresh();
      void utils.roles.get.invalidate({ id: role.id });
    }
    return well;
  };
  return { busy, act };
}

function useMemberColumns(
  onLeave: ((member: Member) => void) | null,
): DataColumn<{ id: string; member: Member }>[] {
  const t = useT();
  const managesUsers = useCan('users.manage');
  const columns: DataColumn<{ id: string; member: Member }>[] = [
    {
      id: 'name',
      label: t('Name'),
      cell: ({ member }) => (
        <span className={person}>
          <Avatar name={member.display_name} src={member.avatar} size={32} />
          {managesUsers ? (
            <Link
              to="/admin/users/$id"
              params={{ id: String(member.id) }}
              className={`${quietLink} ${text({ style: 'listName' })}`}
              dir="auto"
            >
              {member.display_name}
            </Link>
          ) : (
            <span className={text({ style: 'listName' })} dir="auto">
              {member.display_name}
            </span>
          )}
        </span>
      ),
    },
    { id: 'email', label: t('Email'), cell: ({ member }) => <bdi>{member.email}</bdi> },
  ];
  if (onLeave) {
    columns.push({
      id: 'do',
      label: t('Actions'),
      labelHidden: true,
      align: 'end',
      width: 120,
      cell: ({ member }) => (
        <Button
          size="small"
          aria-label={t('Take the role away from :name', { name: member.display_name })}
          onPress={() => onLeave(member)}
        >
          {t('Take away')}
        </Button>
      ),
    });
  }
  return columns;
}
