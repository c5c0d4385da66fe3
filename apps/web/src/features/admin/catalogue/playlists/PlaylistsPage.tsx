import type { PlaylistSummary } from '@kantele/api/contract/playlists';
import { Badge } from '@kantele/ui/Badge';
import { text } from '@kantele/ui/css/text.css';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useLanguage, useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { useDates } from '../../../../app/useDates.ts';
import { Picture } from '../../../../catalogue/artwork/Picture.tsx';
import { kinds } from '../../../../catalogue/registry.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { visibilityWords } from '../../../playlists/playlist-words.ts';
import { person } from '../../parts/parts.css.ts';
import { pageOfRows } from '../../parts/use-chosen-rows.tsx';
import { CatalogueTable } from '../CatalogueTable.tsx';
import { PlaylistsBulk } from './PlaylistsBulk.tsx';
import { type PlaylistsSearch, playlistSort, playlistsInput } from './playlists-search.ts';

const none: PlaylistSummary[] = [];
const rowOf = (playlist: PlaylistSummary) => ({ id: String(playlist.id), playlist });

/** Playlists of everybody that are not private. Each is changed on its own page. */
export function PlaylistsPage({ search }: { search: PlaylistsSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const dates = useDates();
  const language = useLanguage();
  const { client } = trpc.useUtils();
  const list = trpc.playlists.managed.useQuery(playlistsInput(search), { placeholderData: keepPreviousData });
  const rows = (list.data?.pagination.data ?? none).map(rowOf);
  return (
    <CatalogueTable
      title={t('Playlists')}
      name="playlists"
      search={search}
      searchField={{ label: t('Search playlists'), placeholder: t('Name or owner') }}
      choices={[
        { label: t(visibilityWords.public), patch: { visibility: 'public' as const } },
        { label: t(visibilityWords.unlisted), patch: { visibility: 'unlisted' as const } },
        { label: t('Filled by a rule'), patch: { smart: 'yes' as const } },
        { label: t('Filled by hand'), patch: { smart: 'no' as const } },
      ]}
      list={list}
      rows={rows}
      read={async (page) =>
        pageOfRows(await client.playlists.managed.query({ ...playlistsInput(search), ...page }), rowOf)
      }
      rowLabel={({ playlist }) => playlist.name}
      columns={[
        {
          id: 'name',
          label: t('Name'),
          sortable: true,
          width: 280,
          cell: ({ playlist }) => (
            <span className={person}>
              <Picture artwork={playlist.artworks[0] ?? null} name={playlist.name} size={36} crop />
              <span className={text({ style: 'listName', clamp: 1 })} dir="auto">
                {playlist.name}
              </span>
            </span>
          ),
        },
        {
          id: 'owner',
          label: t('Owner'),
          cell: ({ playlist }) => (
            <span className={text({ clamp: 1 })} dir="auto">
              {playlist.owner.display_name}
            </span>
          ),
        },
        {
          id: 'visibility',
          label: t('Visibility'),
          cell: ({ playlist }) => (
            <Badge tone={playlist.visibility === 'public' ? 'positive' : 'neutral'}>
              {t(visibilityWords[playlist.visibility])}
            </Badge>
          ),
        },
        {
          id: 'filled',
          label: t('Filled'),
          cell: ({ playlist }) => (playlist.smart ? t('By a rule') : t('By hand')),
        },
        {
          id: 'tracks',
          label: t('Tracks'),
          align: 'end',
          cell: ({ playlist }) => formatNumber(playlist.tracks_count, language),
        },
        {
          id: 'changed',
          label: t('Changed'),
          sortable: true,
          cell: ({ playlist }) => (
            <time dateTime={playlist.updated_at}>{dates.date(playlist.updated_at)}</time>
          ),
        },
      ]}
      sort={playlistSort.shown(search.sort)}
      onSort={(sort) => ({ sort: playlistSort.chosen(sort, search.sort) })}
      onOpen={(id) => {
        const found = rows.find((row) => row.id === id);
        if (found) void navigate(kinds.playlist.link(found.playlist));
      }}
      bulk={(picked, clear) => (
        <PlaylistsBulk ids={picked.map(({ playlist }) => playlist.id)} onDone={clear} />
      )}
      words={{
        failed: t('The playlists could not be loaded'),
        empty: t('There are no playlists yet that others see'),
        noMatch: t('No playlists match'),
        pages: t('Pages of playlists'),
      }}
    />
  );
}
