import { siteAddress } from '@kantele/api/site-address';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import type { ReactNode, SyntheticEvent } from 'react';
import { leadsSomewhere } from '../../lib/menus.ts';

/** The label around the link would take the press for itself. */
const keep = (event: SyntheticEvent) => event.stopPropagation();

/** A policy to read before accepting it, in a tab of its own: the form stays as it is. */
export function PolicyLink({ action, children }: { action: string; children: ReactNode }) {
  if (!leadsSomewhere(action)) return children;
  return (
    <a
      href={siteAddress(action)}
      target="_blank"
      rel="noopener"
      className={linkStyle}
      onClick={keep}
      onPointerDown={keep}
      onMouseDown={keep}
      onKeyDown={keep}
    >
      {children}
    </a>
  );
}
