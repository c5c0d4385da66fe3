import { siteAddress } from '@kantele/api/site-address';
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
  const outside = item.target === '_blank';
  if (item.type !== 'link' && item.action.startsWith('/') && !outside) {
    return (
      <Link to={item.action} className={className} aria-current={current} title={t(item.label)}>
        {children}
      </Link>
    );
  }
  return (
    <a
      href={siteAddress(item.action)}
      className={className}
      target={item.target}
      aria-current={current}
      rel={outside ? 'noopener noreferrer' : undefined}
      title={t(item.label)}
    >
      {children}
    </a>
  );
}
