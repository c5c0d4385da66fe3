import { buttonStyle } from '@kantele/ui/Button.css';
import { EmptyLibraryDrawing } from '@kantele/ui/drawings';
import { EmptyState } from '@kantele/ui/EmptyState';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { useSiteSetting } from '../../app/settings.ts';
import * as css from './library.css.ts';
import { type LibraryPath, libraryPromises } from './library-sections.ts';

/** What an account would give, and the ways to one. */
export function LibraryInvitation({ path }: { path: LibraryPath }) {
  const t = useT();
  const closed = useSiteSetting('registration.disable');
  const search = { redirect: path };
  return (
    <EmptyState
      title={t('A library of your own')}
      drawing={<EmptyLibraryDrawing />}
      layout="page"
      action={
        <span className={css.ways}>
          <Link to="/login" search={search} className={buttonStyle({ variant: 'accent' })}>
            {t('Log in')}
          </Link>
          {!closed && (
            <Link to="/register" search={search} className={buttonStyle({ variant: 'outline' })}>
              {t('Register')}
            </Link>
          )}
        </span>
      }
    >
      {t(libraryPromises[path])}
    </EmptyState>
  );
}
