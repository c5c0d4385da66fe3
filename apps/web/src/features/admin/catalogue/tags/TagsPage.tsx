import type { Tag } from '@kantele/api/contract/tags';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../../../../app/trpc.ts';
import { NamesTable } from '../names/NamesTable.tsx';
import { namesInput, type TagsSearch, tagSort } from '../names/names-search.ts';
import { useTagActions } from '../names/use-name-actions.ts';

const none: Tag[] = [];

/** All tags, those without tracks too; one of them opens at the end of the window, under an address of its own. */
export function TagsPage({ search }: { search: TagsSearch }) {
  const navigate = useNavigate();
  const actions = useTagActions();
  const { client } = trpc.useUtils();
  const list = trpc.tags.list.useQuery(namesInput(search), { placeholderData: keepPreviousData });
  return (
    <NamesTable
      kind="tags"
      search={search}
      list={list}
      names={list.data?.pagination.data ?? none}
      read={(page) => client.tags.list.query({ ...namesInput(search), ...page })}
      actions={actions}
      sort={tagSort.shown(search.sort)}
      onSort={(wanted) => ({ sort: tagSort.chosen(wanted, search.sort) })}
      onOpen={(id) =>
        void navigate({ to: '/admin/tags/$id', params: { id }, search, state: true, resetScroll: false })
      }
    />
  );
}
