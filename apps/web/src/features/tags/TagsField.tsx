import { keepPreviousData } from '@tanstack/react-query';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { NamesField, type NamesFieldProps } from '../admin/parts/NamesField.tsx';

function useFound(query: string) {
  const { data, isPending } = trpc.tags.list.useQuery(
    { per_page: 30, ...(query ? { query } : {}) },
    { placeholderData: keepPreviousData },
  );
  return { found: data?.pagination.data, isPending };
}

/** Tags, found by a part of their names. */
export function TagsField({ name = 'tag_ids', label, ...props }: NamesFieldProps) {
  const t = useT();
  return (
    <NamesField
      {...props}
      name={name}
      label={label ?? t('Tags')}
      placeholder={t('Add a tag')}
      useFound={useFound}
    />
  );
}
