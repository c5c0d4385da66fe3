import { Plus, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { cx } from '../../cx.ts';
import { Button } from '../Button/Button.tsx';
import { chipStyle } from '../Chip/Chip.css.ts';
import { Menu, MenuItem, MenuTrigger } from '../Menu/Menu.tsx';
import { chip, chips, edit, end, remove, root, search as searchClass, words } from './FilterBar.css.ts';

/** A filter that is on. */
export interface ActiveFilter {
  id: string;
  /** "Role: any artist". */
  label: string;
  /** Names its button: "Remove filter Role". */
  removeLabel: string;
}

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  /** Names the group. */
  label: string;
  /** A search field. */
  search?: ReactNode;
  filters: readonly ActiveFilter[];
  onRemove: (id: string) => void;
  /** Makes the chips buttons, to change what they filter by. */
  onEdit?: (id: string) => void;
  /** The dashed "Filter" and what can be added. */
  add?: { label: string; items: readonly { id: string; label: string }[]; onAdd: (id: string) => void };
  clear?: { label: string; onClear: () => void };
  /** Saved views, columns, export: at the end of the line. */
  children?: ReactNode;
  className?: string;
}

/** What a table is narrowed down to. */
export function FilterBar({
  label,
  search,
  filters,
  onRemove,
  onEdit,
  add,
  clear,
  children,
  className,
}: FilterBarProps) {
  const list = useRef<HTMLUListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);

  const drop = (id: string, at: number) => {
    // Focus goes to the chip that takes the place, or to where filters come from.
    const removers = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    (removers[at + 1] ?? removers[at - 1] ?? adder.current)?.focus();
    onRemove(id);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can neither be a flex container nor lose its frame everywhere
    <div role="group" aria-label={label} className={cx(root, className)}>
      {search && <div className={searchClass}>{search}</div>}
      <ul ref={list} className={chips}>
        {filters.map((filter, at) => (
          <li key={filter.id} className={chip}>
            {onEdit ? (
              <button type="button" className={cx(words, edit)} onClick={() => onEdit(filter.id)}>
                {filter.label}
              </button>
            ) : (
              <span className={words}>{filter.label}</span>
            )}
            <button
              type="button"
              data-remove=""
              className={remove}
              aria-label={filter.removeLabel}
              onClick={() => drop(filter.id, at)}
            >
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {add && add.items.length > 0 && (
        <MenuTrigger>
          <AriaButton ref={adder} className={chipStyle({ dashed: true })}>
            <Plus size={16} aria-hidden="true" />
            {add.label}
          </AriaButton>
          <Menu onAction={(key) => add.onAdd(String(key))}>
            {add.items.map((item) => (
              <MenuItem key={item.id} id={item.id}>
                {item.label}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
      )}
      {clear && filters.length > 0 && (
        <Button variant="quiet" size="small" onPress={clear.onClear}>
          {clear.label}
        </Button>
      )}
      {children && <div className={end}>{children}</div>}
    </div>
  );
}
