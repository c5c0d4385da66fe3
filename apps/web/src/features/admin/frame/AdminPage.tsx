import { cx } from '@kantele/ui/cx';
import type { ReactNode } from 'react';
import { page } from './AdminPage.css.ts';

/** The body of a page of the administration: its measure, gutters and the room between its parts. */
export function AdminPage({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx(page, className)}>{children}</div>;
}
