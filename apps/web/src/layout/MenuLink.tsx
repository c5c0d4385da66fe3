import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '../app/i18n.tsx';
import type { MenuItem } from '../lib/menus.ts';

interface MenuLinkProps {
  item: MenuItem;
  className: string;
  active: boolean;
  children: ReactNode;
}

/** A link of a configured menu: the router's inside the application, a plain one elsewhere. */
export function MenuLink({ item, className, active, children }: MenuLinkProps) {
  const t = useT();
  const current = active ? ('page' as const) : undefined;
  if (item.type === 'route' && item.action.startsWith('/')) {
    return (
      <Link to={item.action} className={className} aria-current={current} title={t(item.label)}>
        {children}
      </Link>
    );
  }
  const outside = item.target === '_blank';
  return (
    <a
      href={item.action}
      className={className}
      target={item.target}
      rel={outside ? 'noopener noreferrer' : undefined}
      title={t(item.label)}
    >
      {children}
    </a>
  );
}
