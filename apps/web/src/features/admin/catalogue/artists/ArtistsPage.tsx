import type { ManagedArtist } from '@kantele/api/contract/artists';
import { Button } from '@kantele/ui/Button';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { pageOfRows } from '../../parts/use-chosen-rows.tsx';
import { CatalogueTable } from '../CatalogueTable.tsx';
import { ArtistsBulk } from './ArtistsBulk.tsx';
import { useArtistColumns } from './artist-columns.tsx';
import { type ArtistsSearch, artistSort, artistsInput } from './artists-search.ts';
import { CreateArtistDialog } from './CreateArtistDialog.tsx';

const none: ManagedArtist[] = [];
const rowOf = (artist: ManagedArtist) => ({ id: String(artist.id), artist });

/** All artists, disabled ones too; one of them opens at the end of the window, under an address of its own. */
export function ArtistsPage({ search }: { search: ArtistsSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  const columns = useArtistColumns();
  const { client } = trpc.useUtils();
  const list = trpc.artists.managed.useQuery(artistsInput(search), { placeholderData: keepPreviousData });
  const rows = (list.data?.pagination.data ?? none).map(rowOf);
  const open = (id: string) =>
    void navigate({ to: '/admin/artists/$id', params: { id }, search, state: true, resetScroll: false });
  const create = (
    <Button variant="accent" icon={<Plus size={18} />} onPress={() => setCreating(true)}>
      {t('New artist')}
    </Button>
  );
  return (
    <CatalogueTable
      title={t('Artists')}
      actions={create}
      start={create}
      name="artists"
      search={search}
      searchField={{ label: t('Search artists'), placeholder: t('Name') }}
      choices={[
        { label: t('Verified'), patch: { verified: 'yes' as const } },
        { label: t('Not verified'), patch: { verified: 'no' as const } },
        { label: t('Disabled'), patch: { disabled: 'yes' as const } },
        { label: t('Not disabled'), patch: { disabled: 'no' as const } },
        { label: t('With a portrait'), patch: { picture: 'yes' as const } },
        { label: t('Without a portrait'), patch: { picture: 'no' as const } },
      ]}
      list={list}
      rows={rows}
      read={async (page) =>
        pageOfRows(await client.artists.managed.query({ ...artistsInput(search), ...page }), rowOf)
      }
      rowLabel={({ artist }) => artist.name}
      columns={columns}
      sort={artistSort.shown(search.sort)}
      onSort={(sort) => ({ sort: artistSort.chosen(sort, search.sort) })}
      onOpen={open}
      bulk={(picked, clear) => <ArtistsBulk artists={picked.map(({ artist }) => artist)} onDone={clear} />}
      words={{
        failed: t('The artists could not be loaded'),
        empty: t('There are no artists yet'),
        noMatch: t('No artist matches'),
        pages: t('Pages of artists'),
      }}
    >
      <CreateArtistDialog
        isOpen={creating}
        onClose={() => setCreating(false)}
        onCreated={(id) => open(String(id))}
      />
    </CatalogueTable>
  );
}
