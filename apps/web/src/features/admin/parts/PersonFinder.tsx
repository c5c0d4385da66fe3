import { ComboBox } from '@kantele/ui/ComboBox';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useTyped } from '../../../app/use-typed.ts';

const most = 20;

interface Found {
  id: number;
  name: string;
}

interface PersonFinderProps {
  label: string;
  value: number | null;
  onChange: (person: Found | null) => void;
  className?: string;
}

/** Somebody who has an account, found by typing a part of the name or the address. */
export function PersonFinder({ label, value, onChange, className }: PersonFinderProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const [, setTyped] = useTyped(query, setQuery);
  const { data, isPending } = trpc.users.list.useQuery(
    { per_page: most, orderBy: 'name', ...(query ? { query: query.slice(0, 255) } : {}) },
    { placeholderData: keepPreviousData },
  );
  const people = data?.pagination.data ?? [];
  return (
    <ComboBox
      label={label}
      className={className}
      placeholder={t('Name or email')}
      options={people.map(({ id, display_name, email }) => ({
        id: String(id),
        label: display_name,
        hint: email,
      }))}
      filtered
      loading={isPending}
      emptyText={t('There are no items matching your query')}
      loadingText={t('Loading...')}
      value={value === null ? null : String(value)}
      onInputChange={setTyped}
      onChange={(key) => {
        const found = people.find(({ id }) => String(id) === key);
        onChange(found ? { id: found.id, name: found.display_name } : null);
      }}
    />
  );
}
