import { ComboBox } from '@kantele/ui/ComboBox';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useTyped } from '../../../app/use-typed.ts';

interface GenreFieldProps {
  /** The saved one, with its name. */
  known: { id: number; name: string } | null;
  value: number | null;
  onChange: (id: number | null) => void;
}

/** One genre, or all; found by typing. */
export function GenreField({ known, value, onChange }: GenreFieldProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const [, setTyped] = useTyped(query, setQuery);
  const { data, isPending } = trpc.channels.search.useQuery(
    { content: 'genres', query },
    { placeholderData: keepPreviousData },
  );
  const found = data?.items ?? [];
  const genres = known && !found.some(({ id }) => id === known.id) ? [known, ...found] : found;
  const isGone =
    value !== null && !isPending && known?.id !== value && !genres.some(({ id }) => id === value);
  return (
    <ComboBox
      name="genre_id"
      label={t('Only of the genre')}
      optional={t('optional')}
      description={isGone ? t('The chosen genre is gone: nothing is shown.') : undefined}
      placeholder={t('All genres')}
      options={genres.map(({ id, name }) => ({ id: String(id), label: name }))}
      filtered
      loading={isPending}
      emptyText={t('There are no items matching your query')}
      loadingText={t('Loading...')}
      value={value === null ? null : String(value)}
      onInputChange={(text) => setTyped(text === known?.name ? '' : text)}
      onChange={(key) => onChange(key === null ? null : Number(key))}
    />
  );
}
