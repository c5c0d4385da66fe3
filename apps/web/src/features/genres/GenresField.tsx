import { keepPreviousData } from '@tanstack/react-query';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { NamesField, type NamesFieldProps } from '../admin/parts/NamesField.tsx';

function useFound(query: string) {
  const { data, isPending } = trpc.genres.search.useQuery(
    { query, limit: 30 },
    { placeholderData: keepPreviousData },
  );
  return { found: data?.genres, isPending };
}

/** Genres, found by a part of their names. */
export function GenresField({ name = 'genre_ids', label, ...props }: NamesFieldProps) {
  const t = useT();
  return (
    <NamesField
      {...props}
      name={name}
      label={label ?? t('Genres')}
      placeholder={t('Add a genre')}
      useFound={useFound}
    />
  );
}
