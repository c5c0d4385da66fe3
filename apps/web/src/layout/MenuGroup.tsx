import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../app/code.ts';
import { useT } from '../app/i18n.tsx';
import { MenuIcon } from '../app/parts/MenuIcon.tsx';
import type { MenuItem } from '../lib/menus.ts';

const OpenedGroup = lazyPart(() => import('./OpenedGroup.tsx'));

interface MenuGroupProps {
  item: MenuItem;
  className: string;
}

/** An item that holds others, on one line: a button that opens the list of them. Its code comes with the first press. */
export function MenuGroup({ item, className }: MenuGroupProps) {
  const t = useT();
  const [wanted, setWanted] = useState(false);
  const content = (
    <>
      {item.icon && <MenuIcon name={item.icon} size={18} />}
      {t(item.label)}
      <ChevronDown size={16} aria-hidden="true" />
    </>
  );
  const plain = (
    <button
      type="button"
      className={className}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    >
      {content}
    </button>
  );
  if (!wanted) return plain;
  return (
    <OpenedGroup meanwhile={plain} item={item} className={className}>
      {content}
    </OpenedGroup>
  );
}
