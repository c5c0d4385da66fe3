import type { Tag } from '@kantele/api/contract/tags';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { localeOf } from '../../../../lib/dates.ts';
import { CatalogueTable } from '../CatalogueTable.tsx';
import { NameDialog } from '../names/NameDialog.tsx';
import { NamesBulk } from '../names/NamesBulk.tsx';
import { namesInput, type TagsSearch, tagSort } from '../names/names-search.ts';
import { useRefreshTags, useTagActions } from './use-tag-actions.ts';

const none: Tag[] = [];

/** All tags, those without tracks too; one of them opens at the end of the window, under an address of its own. */
export function TagsPage({ search }: { search: TagsSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const number = new Intl.NumberFormat(localeOf(useLanguage()));
  const [creating, setCreating] = useState(false);
  const create = trpc.tags.create.useMutation();
  const refresh = useRefreshTags();
  const { merge, remove } = useTagActions();
  const { sort } = search;
  const list = trpc.tags.list.useQuery(namesInput(search), { placeholderData: keepPreviousData });
  const rows = (list.data?.pagination.data ?? none).map((tag) => ({ id: String(tag.id), tag }));
  const open = (id: string) =>
    void navigate({ to: '/admin/tags/$id', params: { id }, search, state: true, resetScroll: false });
  const add = (
    <Button variant="accent" icon={<Plus size={18} />} onPress={() => setCreating(true)}>
      {t('New tag')}
    </Button>
  );
  return (
    <CatalogueTable
      title={t('Tags')}
      actions={add}
      start={add}
      name="tags"
      search={search}
      searchField={{ label: t('Search tags'), placeholder: t('Name') }}
      list={list}
      rows={rows}
      rowLabel={({ tag }) => tag.display_name}
      columns={[
        {
          id: 'name',
          label: t('Name'),
          sortable: true,
          width: 260,
          cell: ({ tag }) => (
            <span className={text({ style: 'listName', clamp: 1 })} dir="auto">
              {tag.display_name}
            </span>
          ),
        },
        {
          id: 'tracks',
          label: t('Public tracks'),
          align: 'end',
          cell: ({ tag }) => number.format(tag.tracks_count),
        },
      ]}
      sort={tagSort.shown(sort)}
      onSort={(wanted) => ({ sort: tagSort.chosen(wanted, sort) })}
      onOpen={open}
      bulk={(picked, clear) => {
        const ids = picked.map(({ tag }) => tag.id);
        return (
          <NamesBulk
            kind="tags"
            look="bar"
            ids={ids}
            onMerge={(into) => merge(ids, into)}
            onDelete={() => remove(ids)}
            onDone={clear}
          />
        );
      }}
      words={{
        failed: t('The tags could not be loaded'),
        empty: t('There are no tags yet'),
        noMatch: t('No tag matches'),
        pages: t('Pages of tags'),
      }}
    >
      <NameDialog
        title={t('New tag')}
        isOpen={creating}
        onClose={() => setCreating(false)}
        onCreate={async (display_name) => {
          const { tag } = await create.mutateAsync({ display_name });
          void refresh();
          return () => open(String(tag.id));
        }}
      />
    </CatalogueTable>
  );
}
