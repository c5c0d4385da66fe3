import { linkStyle } from '@kantele/ui';
import type { ReactNode } from 'react';
import { leadsSomewhere } from '../../lib/menus.ts';

/** A policy to read before accepting it, in a tab of its own: the form stays as it is. */
export function PolicyLink({ action, children }: { action: string; children: ReactNode }) {
  if (!leadsSomewhere(action)) return children;
  return (
    <a href={action} target="_blank" rel="noopener" className={linkStyle}>
      {children}
    </a>
  );
}
