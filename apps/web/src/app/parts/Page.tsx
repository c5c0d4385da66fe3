import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import type { ReactNode } from 'react';
import { useT } from '../i18n.tsx';
import { page, sections } from './Page.css.ts';

interface PageProps {
  children: ReactNode;
  className?: string;
}

/** The body of a page: its measure, gutters and the room between its sections. */
export function Page({ children, className }: PageProps) {
  return <div className={cx(page, sections, className)}>{children}</div>;
}

/** A page on its way: blocks in the places of things, and one word for those who cannot see them. */
export function PendingPage({ children, className }: PageProps) {
  const t = useT();
  return (
    <div className={cx(page, sections, className)} data-pending="">
      <span role="status" className={visuallyHidden}>
        {t('Loading…')}
      </span>
      {children}
    </div>
  );
}
