import { IconButton } from '@kantele/ui/IconButton';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '@kantele/ui/Menu';
import { SearchField } from '@kantele/ui/SearchField';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import {
  type InterfacePreferences,
  interfacePreferences,
  useInterface,
} from '../../app/interface-preferences.ts';
import { useTyped } from '../../app/use-typed.ts';
import * as css from './SidebarLists.css.ts';

/** A list of fewer rows is read faster than a filter is typed. */
const fewest = 6;

type Sort = InterfacePreferences['sidebarSort'];

/** The orders of a list and what they are called; the first is the usual one. */
type Orders = { recent: string } & Partial<Record<Sort, string>>;

/** What a list of the sidebar is asked for, and where that is said. */
export function useListWish<Own extends Orders>(orders: Own) {
  const chosen = useInterface('sidebarSort');
  const isOwn = (sort: Sort): sort is Sort & keyof Own => Object.hasOwn(orders, sort);
  const sort: Sort & keyof Own = isOwn(chosen) ? chosen : 'recent';
  const [query, setQuery] = useState('');
  return {
    query,
    sort,
    /** Nothing where there are no rows, and no filter where there are few, unless because of what was typed. */
    tools: (rows: number, filter: string) =>
      rows > 0 || query !== '' ? (
        <SidebarTools
          filter={filter}
          orders={orders}
          filters={rows >= fewest || query !== ''}
          query={query}
          sort={sort}
          onQuery={setQuery}
        />
      ) : null,
  };
}

interface SidebarToolsProps {
  /** Names the field. */
  filter: string;
  orders: Orders;
  /** Whether there is a field to filter by. */
  filters: boolean;
  query: string;
  sort: Sort;
  onQuery(query: string): void;
}

function SidebarTools({ filter, orders, filters, query, sort, onQuery }: SidebarToolsProps) {
  const t = useT();
  const view = useInterface('sidebarView');
  const views = [
    { id: 'list', label: t('List') },
    { id: 'compact', label: t('Compact') },
    { id: 'grid', label: t('Grid') },
  ] as const;
  const [typed, setTyped] = useTyped(query, onQuery);
  return (
    <div className={css.tools} data-short={filters ? undefined : ''}>
      {filters ? (
        <SearchField
          className={css.filter}
          label={filter}
          placeholder={t('Filter')}
          clearLabel={t('Clear')}
          value={typed}
          onChange={setTyped}
        />
      ) : (
        <span className={css.order}>{orders[sort]}</span>
      )}
      <MenuTrigger>
        <IconButton label={t('Order and view')} size={filters ? 40 : 32}>
          <SlidersHorizontal size={18} aria-hidden="true" />
        </IconButton>
        <Menu placement="bottom end">
          <MenuSection title={t('Order')} selectionMode="single" disallowEmptySelection selectedKeys={[sort]}>
            {(Object.keys(orders) as Sort[]).map((id) => (
              <MenuItem key={id} id={id} onAction={() => interfacePreferences.set({ sidebarSort: id })}>
                {orders[id] ?? ''}
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSection title={t('View')} selectionMode="single" disallowEmptySelection selectedKeys={[view]}>
            {views.map(({ id, label }) => (
              <MenuItem key={id} id={id} onAction={() => interfacePreferences.set({ sidebarView: id })}>
                {label}
              </MenuItem>
            ))}
          </MenuSection>
        </Menu>
      </MenuTrigger>
    </div>
  );
}
