import { Menu, MenuTrigger } from '@kantele/ui/Menu';
import { type ReactNode, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useT } from '../app/i18n.tsx';
import { useOpensAtOnce } from '../app/useOpensAtOnce.ts';
import { type MenuItem, menuLinks } from '../lib/menus.ts';
import { LinkItem } from './LinkItem.tsx';
import { RouterLinks } from './top-bar/RouterLinks.tsx';

interface OpenedGroupProps {
  item: MenuItem;
  className: string;
  children: ReactNode;
}

/** What an item holds, itself first where it leads somewhere. Opens at once. */
export default function OpenedGroup({ item, className, children }: OpenedGroupProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const trigger = useOpensAtOnce(button);
  return (
    <RouterLinks>
      <MenuTrigger {...trigger}>
        <Button ref={button} className={className}>
          {children}
        </Button>
        <Menu aria-label={t(item.label)} placement="bottom start">
          {menuLinks([item]).map((link) => (
            <LinkItem key={link.id} item={link} />
          ))}
        </Menu>
      </MenuTrigger>
    </RouterLinks>
  );
}
