import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuItem, MenuTrigger } from '../Menu/Menu.tsx';

/** The fixed words of the menu of a row. */
export interface RowWords {
  /** "Move up" */
  up: string;
  down: string;
  toTop: string;
  remove: string;
  /** Names the menu of a row: "Actions for Blue Train". */
  actions: (name: string) => string;
}

interface RowMenuProps {
  words: RowWords;
  name: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** What can be done with a row where it stands. */
export function RowMenu({ words, name, place: at, count, onMove, onRemove, children }: RowMenuProps) {
  return (
    <MenuTrigger>
      <IconButton label={words.actions(name)}>
        <Ellipsis size={20} aria-hidden="true" />
      </IconButton>
      <Menu placement="bottom end">
        {at > 1 && <MenuItem onAction={() => onMove(0)}>{words.toTop}</MenuItem>}
        {at > 0 && <MenuItem onAction={() => onMove(at - 1)}>{words.up}</MenuItem>}
        {at < count - 1 && <MenuItem onAction={() => onMove(at + 1)}>{words.down}</MenuItem>}
        {children}
        <MenuItem danger onAction={onRemove}>
          {words.remove}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
