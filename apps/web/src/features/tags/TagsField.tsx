import type { GenreRef } from '@kantele/api/contract/genres';
import { TagField } from '@kantele/ui/TagField';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { useTyped } from '../admin/parts/use-typed.ts';

interface TagsFieldProps {
  name?: string;
  label?: string;
  /** Tags that are chosen already, with their names. */
  known?: readonly Pick<GenreRef, 'id' | 'display_name'>[];
  value: readonly number[];
  onChange: (ids: number[]) => void;
  className?: string;
}

/** Tags, found by a part of their names. */
export function TagsField({
  name = 'tag_ids',
  label,
  known = [],
  value,
  onChange,
  className,
}: TagsFieldProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const [, setTyped] = useTyped(query, setQuery);
  const { data, isPending } = trpc.tags.list.useQuery(
    { per_page: 30, ...(query ? { query: query.slice(0, 80) } : {}) },
    { placeholderData: keepPreviousData },
  );
  const option = ({ id, display_name }: Pick<GenreRef, 'id' | 'display_name'>) => ({
    id: String(id),
    label: display_name,
  });
  return (
    <TagField
      name={name}
      label={label ?? t('Tags')}
      optional={t('optional')}
      placeholder={t('Add a tag')}
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
      className={className}
    />
  );
}
