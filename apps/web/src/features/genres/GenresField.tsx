import type { GenreRef } from '@kantele/api/contract/genres';
import { TagField } from '@kantele/ui/TagField';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { useTyped } from '../admin/parts/use-typed.ts';

interface GenresFieldProps {
  name?: string;
  label?: string;
  /** Genres that are chosen already, with their names. */
  known?: readonly Pick<GenreRef, 'id' | 'display_name'>[];
  value: readonly number[];
  onChange: (ids: number[]) => void;
  className?: string;
}

/** Genres, found by a part of their names. */
export function GenresField({
  name = 'genre_ids',
  label,
  known = [],
  value,
  onChange,
  className,
}: GenresFieldProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const [, setTyped] = useTyped(query, setQuery);
  const { data, isPending } = trpc.genres.search.useQuery(
    { query: query.slice(0, 80), limit: 30 },
    { placeholderData: keepPreviousData },
  );
  const option = ({ id, display_name }: Pick<GenreRef, 'id' | 'display_name'>) => ({
    id: String(id),
    label: display_name,
  });
  return (
    <TagField
      name={name}
      label={label ?? t('Genres')}
      optional={t('optional')}
      placeholder={t('Add a genre')}
      options={(data?.genres ?? []).map(option)}
      known={known.map(option)}
      filtered
      loading={isPending}
      emptyText={t('There are no items matching your query')}
      loadingText={t('Loading...')}
      removeLabel={(one) => t('Remove :name', { name: one })}
      value={value.map(String)}
      onInputChange={setTyped}
      onChange={(ids) => onChange(ids.map(Number))}
      className={className}
    />
  );
}
