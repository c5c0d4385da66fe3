import type { ArtistRef } from '@kantele/api/contract/artists';
import { TagField } from '@kantele/ui/TagField';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { useTyped } from '../../parts/use-typed.ts';

interface ArtistsFieldProps {
  known: readonly Pick<ArtistRef, 'id' | 'name'>[];
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

/** The artists a release is by, in their order; found by a part of their names. */
export function ArtistsField({ known, value, onChange }: ArtistsFieldProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const [, setTyped] = useTyped(query, setQuery);
  const { data, isPending } = trpc.artists.managed.useQuery(
    { per_page: 20, orderBy: 'plays', ...(query ? { query: query.slice(0, 255) } : {}) },
    { placeholderData: keepPreviousData },
  );
  const option = ({ id, name }: Pick<ArtistRef, 'id' | 'name'>) => ({ id: String(id), label: name });
  return (
    <TagField
      name="artist_ids"
      label={t('Artists')}
      placeholder={t('Add an artist')}
      options={(data?.pagination.data ?? []).map(option)}
      known={known.map(option)}
      filtered
      loading={isPending}
      emptyText={t('There are no items matching your query')}
      loadingText={t('Loading...')}
      removeLabel={(one) => t('Remove :name', { name: one })}
      value={value.map(String)}
      onInputChange={setTyped}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  );
}
