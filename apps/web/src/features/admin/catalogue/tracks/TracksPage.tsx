import type { ManagedTrack } from '@kantele/api/contract/tracks';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { visibilities, visibilityWords } from '../../../backstage/release-words.ts';
import { pageOfRows } from '../../parts/use-chosen-rows.tsx';
import { CatalogueTable } from '../CatalogueTable.tsx';
import { useGenreFilter } from '../genre-filter.tsx';
import { TracksBulk } from './TracksBulk.tsx';
import { useTrackColumns } from './track-columns.tsx';
import { statuses, statusWords } from './track-words.ts';
import { type TracksSearch, trackSort, tracksInput } from './tracks-search.ts';

const none: ManagedTrack[] = [];
const rowOf = (track: ManagedTrack) => ({ id: String(track.id), track });

/** All tracks, drafts too; one of them opens at the end of the window, under an address of its own. */
export function TracksPage({ search }: { search: TracksSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const columns = useTrackColumns();
  const { album: albumId, tag: tagId } = search;
  const { client } = trpc.useUtils();
  const list = trpc.tracks.managed.useQuery(tracksInput(search), { placeholderData: keepPreviousData });
  const rows = (list.data?.pagination.data ?? none).map(rowOf);
  const genre = useGenreFilter(
    search.genre,
    (id) => void navigate({ to: '.', search: { ...search, cursor: undefined, page: undefined, genre: id } }),
  );
  const album = trpc.albums.get.useQuery({ id: albumId ?? 0 }, { enabled: albumId !== undefined });
  const tag = trpc.tags.get.useQuery({ slug: tagId ?? 0 }, { enabled: tagId !== undefined });
  /** Filters that come by links from albums and tags, and are only taken off here. */
  const linked = [
    {
      on: albumId !== undefined,
      label: t('Album: :name', { name: album.data?.album.name ?? String(albumId) }),
      patch: { album: albumId },
    },
    {
      on: tagId !== undefined,
      label: t('Tag: :name', { name: tag.data?.tag.display_name ?? String(tagId) }),
      patch: { tag: tagId },
    },
  ];
  return (
    <CatalogueTable
      title={t('Tracks')}
      name="tracks"
      search={search}
      searchField={{ label: t('Search tracks'), placeholder: t('Title or artist') }}
      choices={[
        ...visibilities.map((visibility) => ({
          label: t('Visibility: :name', { name: t(visibilityWords[visibility]) }),
          patch: { visibility },
        })),
        ...statuses.map((status) => ({
          label: t('State: :name', { name: t(statusWords[status]) }),
          patch: { status },
        })),
        { label: t('Explicit'), patch: { explicit: 'yes' as const } },
        { label: t('Not explicit'), patch: { explicit: 'no' as const } },
        { label: t('In the trash'), patch: { deleted: 'yes' as const } },
        ...linked.flatMap(({ on, label, patch }) => (on ? [{ label, patch }] : [])),
      ]}
      named={[genre.filter]}
      list={list}
      rows={rows}
      read={async (page) =>
        pageOfRows(await client.tracks.managed.query({ ...tracksInput(search), ...page }), rowOf)
      }
      rowLabel={({ track }) => track.name}
      columns={columns}
      sort={trackSort.shown(search.sort)}
      onSort={(sort) => ({ sort: trackSort.chosen(sort, search.sort) })}
      onOpen={(id) => {
        if (search.deleted) return;
        void navigate({ to: '/admin/tracks/$id', params: { id }, search, state: true, resetScroll: false });
      }}
      bulk={(picked, clear) => <TracksBulk tracks={picked.map(({ track }) => track)} onDone={clear} />}
      words={{
        failed: t('The tracks could not be loaded'),
        empty: t('There are no tracks yet'),
        noMatch: t('No track matches'),
        pages: t('Pages of tracks'),
      }}
    >
      {genre.dialog}
    </CatalogueTable>
  );
}
