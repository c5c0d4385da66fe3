import { cx, Skeleton, visuallyHidden } from '@kantele/ui';
import type { ReactNode } from 'react';
import { useT } from '../../../shell/i18n.tsx';
import { page } from './AdminLayout.css.ts';

/** The body of a page of the administration: its measure, gutters and the room between its parts. */
export function AdminPage({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx(page, className)}>{children}</div>;
}

const lines = ['38%', '100%', '100%', '100%', '82%'];

/** A page of the administration on its way. */
export function AdminPending() {
  const t = useT();
  return (
    <div className={page} data-pending="">
      <span role="status" className={visuallyHidden}>
        {t('Loading…')}
      </span>
      <Skeleton width={220} height={30} />
      {lines.map((width, at) => (
        <Skeleton key={at} width={width} height={at === 0 ? 40 : 22} />
      ))}
    </div>
  );
}
