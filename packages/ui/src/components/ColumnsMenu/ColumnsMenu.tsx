import { Columns3 } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem, MenuTrigger } from '../Menu/Menu.tsx';

/** Props of {@link ColumnsMenu}. */
export interface ColumnsMenuProps {
  /** "Columns". */
  label: string;
  columns: readonly { id: string; label: string; hideable?: boolean }[];
  /** Ids of columns that are not shown. */
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
}

/** Which columns of a table are shown. The first one always is: it names the rows. */
export function ColumnsMenu({ label, columns, hidden, onChange }: ColumnsMenuProps) {
  const offered = columns.filter((column, at) => at > 0 && column.hideable !== false);
  const shown = offered.filter((column) => !hidden.includes(column.id)).map((column) => column.id);
  return (
    <MenuTrigger>
      <Button size="small" icon={<Columns3 size={16} />}>
        {label}
      </Button>
      <Menu
        aria-label={label}
        placement="bottom end"
        selectionMode="multiple"
        selectedKeys={shown}
        onSelectionChange={(keys) => {
          const kept = keys === 'all' ? new Set(offered.map((column) => column.id)) : keys;
          onChange(offered.filter((column) => !kept.has(column.id)).map((column) => column.id));
        }}
      >
        {offered.map((column) => (
          <MenuItem key={column.id} id={column.id}>
            {column.label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
