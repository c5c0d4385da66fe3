import { IconButton } from '@kantele/ui/IconButton';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '@kantele/ui/Menu';
import { SearchField } from '@kantele/ui/SearchField';
import { ArrowDownUp } from 'lucide-react';
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

interface ToolWords {
  /** Names the field. */
  filter: string;
  /** What the order by time is called. */
  recent: string;
}

/** What a list of the sidebar is asked for, and where that is said. */
export function useListWish() {
  const sort = useInterface('sidebarSort');
  const [query, setQuery] = useState('');
  return {
    query,
    sort,
    /** Nothing where there are few rows, unless they are few because of what was typed. */
    tools: (rows: number, words: ToolWords) =>
      rows >= fewest || query !== '' ? (
        <SidebarTools {...words} query={query} sort={sort} onQuery={setQuery} />
      ) : null,
  };
}

interface SidebarToolsProps extends ToolWords {
  query: string;
  sort: InterfacePreferences['sidebarSort'];
  onQuery(query: string): void;
}

function SidebarTools({ filter, recent, query, sort, onQuery }: SidebarToolsProps) {
  const t = useT();
  const [typed, setTyped] = useTyped(query, onQuery);
  return (
    <div className={css.tools}>
      <SearchField
        className={css.filter}
        label={filter}
        placeholder={t('Filter')}
        clearLabel={t('Clear')}
        value={typed}
        onChange={setTyped}
      />
      <MenuTrigger>
        <IconButton label={t('Order')} size={40}>
          <ArrowDownUp size={18} aria-hidden="true" />
        </IconButton>
        <Menu placement="bottom end">
          <MenuSection
            label={t('Order')}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[sort]}
            onSelectionChange={(keys) =>
              interfacePreferences.set({ sidebarSort: [...keys][0] === 'name' ? 'name' : 'recent' })
            }
          >
            <MenuItem id="recent">{recent}</MenuItem>
            <MenuItem id="name">{t('A–Z')}</MenuItem>
          </MenuSection>
        </Menu>
      </MenuTrigger>
    </div>
  );
}
