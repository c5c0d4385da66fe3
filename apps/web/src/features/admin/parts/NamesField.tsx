import { TagField } from '@kantele/ui/TagField';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { useTyped } from '../../../app/use-typed.ts';

/** Something that is chosen by its name: a genre, a tag. */
interface Named {
  id: number;
  display_name: string;
}

/** Props of {@link NamesField} that a field of one kind passes on. */
export interface NamesFieldProps {
  name?: string;
  label?: string;
  /** What is chosen already, with its names. */
  known?: readonly Named[];
  value: readonly number[];
  onChange: (ids: number[]) => void;
  /** There has to be one; else the field is marked as optional. */
  isRequired?: boolean;
  className?: string;
}

interface Search {
  name: string;
  label: string;
  placeholder: string;
  /** Asks for what has these words in its name. */
  useFound: (query: string) => { found: readonly Named[] | undefined; isPending: boolean };
}

/** Several things of a kind, found by a part of their names. */
export function NamesField({
  known = [],
  value,
  onChange,
  isRequired = false,
  className,
  useFound,
  ...words
}: NamesFieldProps & Search) {
  const t = useT();
  const [query, setQuery] = useState('');
  const [, setTyped] = useTyped(query, setQuery);
  const { found = [], isPending } = useFound(query.slice(0, 80));
  return (
    <TagField
      {...words}
      {...(isRequired ? {} : { optional: t('optional') })}
      options={found.map(option)}
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

const option = ({ id, display_name }: Named) => ({ id: String(id), label: display_name });
