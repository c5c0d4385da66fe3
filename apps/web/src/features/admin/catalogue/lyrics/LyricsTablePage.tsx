import type { ManagedLyrics } from '@kantele/api/contract/lyrics';
import { Badge } from '@kantele/ui/Badge';
import { text } from '@kantele/ui/css/text.css';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useLanguage, useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { useDates } from '../../../../app/useDates.ts';
import { languageName } from '../../../../lib/language-list.ts';
import { artistNames } from '../../../../lib/words.ts';
import { pageOfRows } from '../../parts/use-chosen-rows.tsx';
import { CatalogueTable } from '../CatalogueTable.tsx';
import { LyricsBulk } from './LyricsBulk.tsx';
import { type LyricsSearch, lyricsInput, lyricsSort } from './lyrics-search.ts';

const none: ManagedLyrics[] = [];
const rowOf = (lyrics: ManagedLyrics) => ({ id: String(lyrics.track.id), lyrics });

/** All lyrics; those of one track open at the end of the window, under an address of their own. */
export function LyricsTablePage({ search }: { search: LyricsSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const dates = useDates();
  const page = useLanguage();
  const { client } = trpc.useUtils();
  const list = trpc.lyrics.managed.useQuery(lyricsInput(search), { placeholderData: keepPreviousData });
  const rows = (list.data?.pagination.data ?? none).map(rowOf);
  return (
    <CatalogueTable
      title={t('Lyrics')}
      name="lyrics"
      search={search}
      searchField={{ label: t('Search lyrics'), placeholder: t('Words, title or artist') }}
      choices={[
        { label: t('Line by line'), patch: { synced: 'yes' as const } },
        { label: t('Words only'), patch: { synced: 'no' as const } },
      ]}
      list={list}
      rows={rows}
      read={async (next) =>
        pageOfRows(await client.lyrics.managed.query({ ...lyricsInput(search), ...next }), rowOf)
      }
      rowLabel={({ lyrics }) => lyrics.track.name}
      columns={[
        {
          id: 'track',
          label: t('Track'),
          width: 200,
          cell: ({ lyrics }) => (
            <span className={text({ style: 'listName', clamp: 1 })} dir="auto">
              {lyrics.track.name}
            </span>
          ),
        },
        {
          id: 'artists',
          label: t('Artists'),
          cell: ({ lyrics }) => (
            <span className={text({ clamp: 1 })} dir="auto">
              {artistNames(lyrics.track.artists) || '–'}
            </span>
          ),
        },
        {
          id: 'synced',
          label: t('State'),
          cell: ({ lyrics }) => (
            <Badge tone={lyrics.synced ? 'positive' : 'neutral'}>
              {lyrics.synced ? t('Line by line') : t('Words only')}
            </Badge>
          ),
        },
        {
          id: 'language',
          label: t('Language'),
          cell: ({ lyrics }) => (lyrics.language ? languageName(lyrics.language, page) : '–'),
        },
        {
          id: 'added',
          label: t('Track added'),
          sortable: true,
          cell: ({ lyrics }) => (
            <time dateTime={lyrics.track.created_at}>{dates.date(lyrics.track.created_at)}</time>
          ),
        },
        {
          id: 'beginning',
          label: t('First line'),
          cell: ({ lyrics }) => (
            <span className={text({ tone: 'muted', clamp: 1 })} dir="auto">
              {lyrics.beginning}
            </span>
          ),
        },
      ]}
      sort={lyricsSort.shown(search.sort)}
      onSort={(sort) => ({ sort: lyricsSort.chosen(sort, search.sort) })}
      onOpen={(id) =>
        void navigate({ to: '/admin/lyrics/$id', params: { id }, search, state: true, resetScroll: false })
      }
      bulk={(picked, clear) => (
        <LyricsBulk trackIds={picked.map(({ lyrics }) => lyrics.track.id)} look="bar" onDone={clear} />
      )}
      words={{
        failed: t('The lyrics could not be loaded'),
        empty: t('There are no lyrics yet'),
        noMatch: t('No lyrics match'),
        pages: t('Pages of lyrics'),
      }}
    />
  );
}
