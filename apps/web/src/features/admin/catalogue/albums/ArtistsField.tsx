import type { ArtistRef } from '@kantele/api/contract/artists';
import { keepPreviousData } from '@tanstack/react-query';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { NamesField } from '../../parts/NamesField.tsx';

type Artist = Pick<ArtistRef, 'id' | 'name'>;

interface ArtistsFieldProps {
  known: readonly Artist[];
  isRequired?: boolean;
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

/** The artists a release is by, in their order; found by a part of their names. */
export function ArtistsField({ known, ...field }: ArtistsFieldProps) {
  const t = useT();
  return (
    <NamesField
      {...field}
      name="artist_ids"
      label={t('Artists')}
      placeholder={t('Add an artist')}
      known={known.map(named)}
      useFound={useArtistsFound}
    />
  );
}

function useArtistsFound(query: string) {
  const { data, isPending } = trpc.artists.managed.useQuery(
    { per_page: 20, orderBy: 'plays', ...(query ? { query } : {}) },
    { placeholderData: keepPreviousData },
  );
  return { found: data?.pagination.data.map(named), isPending };
}

const named = ({ id, name }: Artist) => ({ id, display_name: name });
