import { buttonStyle } from '@kantele/ui/Button.css';
import { EmptyState } from '@kantele/ui/EmptyState';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import type { LibraryPath } from './library-sections.ts';

/** A filter that leaves nothing, and the way out of it. */
export function NothingFound({ query, to }: { query: string; to: LibraryPath }) {
  const t = useT();
  const address: { to: string } = { to };
  return (
    <EmptyState
      title={t('No results for “:query”', { query })}
      action={
        <Link {...address} className={buttonStyle({ variant: 'outline' })}>
          {t('Show all')}
        </Link>
      }
    />
  );
}
