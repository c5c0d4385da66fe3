import { type ActiveFilter, FilterBar } from '@kantele/ui/FilterBar';
import { SearchField } from '@kantele/ui/SearchField';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { useTyped } from '../../../app/use-typed.ts';
import { useDates } from '../../../app/useDates.ts';
import { DayFilterDialog, RoleFilterDialog } from './FilterDialogs.tsx';
import { useRoles } from './use-roles.ts';
import type { UsersSearch } from './users-search.ts';

interface UserFiltersProps {
  search: UsersSearch;
  onFilter: (patch: Partial<UsersSearch>, replace?: boolean) => void;
  /** At the end of the line. */
  children: ReactNode;
}

/** What the table of users is narrowed down to. */
export function UserFilters({ search, onFilter, children }: UserFiltersProps) {
  const t = useT();
  const dates = useDates();
  const { roles } = useRoles();
  const [asking, setAsking] = useState<'role' | 'from' | null>(null);
  const [typed, setTyped] = useTyped(search.q ?? '', (q) => onFilter({ q: q || undefined }, true));
  const { role, verified, suspended, from } = search;

  const filters: ActiveFilter[] = [];
  const add = (id: string, label: string) =>
    filters.push({ id, label, removeLabel: t('Remove filter: :name', { name: label }) });
  if (role)
    add('role', t('Role: :name', { name: roles.find(({ id }) => id === role)?.name ?? String(role) }));
  if (verified) add('verified', verified === 'yes' ? t('Verified') : t('Unverified'));
  if (suspended) add('suspended', suspended === 'yes' ? t('Suspended') : t('Not suspended'));
  if (from) add('from', t('Registered since :date', { date: dates.date(`${from}T12:00:00Z`) }));

  const choices = [
    { id: 'role', label: t('Role…'), patch: null },
    { id: 'verified', label: t('Verified'), patch: { verified: 'yes' } },
    { id: 'unverified', label: t('Unverified'), patch: { verified: 'no' } },
    { id: 'suspended', label: t('Suspended'), patch: { suspended: 'yes' } },
    { id: 'active', label: t('Not suspended'), patch: { suspended: 'no' } },
    { id: 'from', label: t('Registered since…'), patch: null },
  ] as const;

  const choose = (id: string) => {
    const choice = choices.find((one) => one.id === id);
    if (choice?.patch) onFilter(choice.patch);
    else setAsking(id === 'from' ? 'from' : 'role');
  };
  const change = (id: string) => {
    if (id === 'verified') onFilter({ verified: verified === 'yes' ? 'no' : 'yes' });
    else if (id === 'suspended') onFilter({ suspended: suspended === 'yes' ? 'no' : 'yes' });
    else setAsking(id === 'from' ? 'from' : 'role');
  };

  return (
    <>
      <FilterBar
        label={t('Filters')}
        search={
          <SearchField
            label={t('Search users')}
            placeholder={t('Name or email')}
            clearLabel={t('Clear')}
            value={typed}
            onChange={setTyped}
          />
        }
        filters={filters}
        onRemove={(id) => onFilter({ [id]: undefined })}
        onEdit={change}
        add={{
          label: t('Filter'),
          items: choices.map(({ id, label }) => ({ id, label })),
          onAdd: choose,
        }}
      >
        {children}
      </FilterBar>
      <RoleFilterDialog
        isOpen={asking === 'role'}
        onClose={() => setAsking(null)}
        role={role}
        onChoose={(next) => onFilter({ role: next })}
      />
      <DayFilterDialog
        isOpen={asking === 'from'}
        onClose={() => setAsking(null)}
        day={from}
        onChoose={(next) => onFilter({ from: next })}
      />
    </>
  );
}
