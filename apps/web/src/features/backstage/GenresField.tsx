import type { Album } from '@kantele/api/contract/albums';
import { TagField } from '@kantele/ui/TagField';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { useTyped } from '../admin/parts/use-typed.ts';

interface GenresFieldProps {
  /** Genres the release has now. */
  known: Album['genres'];
  value: readonly number[];
  onChange: (ids: number[]) => void;
  className?: string;
}

/** Genres of the site, found by their names. */
export function GenresField({ known, value, onChange, className }: GenresFieldProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const [, setTyped] = useTyped(query, setQuery);
  /** Names of those that were chosen and are not found by what is typed now. */
  const [seen, setSeen] = useState(known);
  const { data, isPending } = trpc.genres.search.useQuery(
    { query: query.slice(0, 80) },
    { placeholderData: keepPreviousData },
  );
  // The field takes another list for another choice, and empties what is typed.
  const chosen = useMemo(() => value.map(String), [value]);
  const found = data?.genres ?? [];
  const option = ({ id, display_name }: { id: number; display_name: string }) => ({
    id: String(id),
    label: display_name,
  });
  return (
    <TagField
      name="genre_ids"
      label={t('Genres')}
      optional={t('optional')}
      options={found.map(option)}
      known={[...known, ...seen].map(option)}
      filtered
      loading={isPending}
      emptyText={t('There are no items matching your query')}
      loadingText={t('Loading...')}
      removeLabel={(label) => t('Remove :name', { name: label })}
      className={className}
      value={chosen}
      onInputChange={setTyped}
      onChange={(ids) => {
        setSeen((before) => [...before, ...found.filter(({ id }) => ids.includes(String(id)))]);
        onChange(ids.map(Number));
      }}
    />
  );
}
