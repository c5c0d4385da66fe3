import { Link } from '@tanstack/react-router';
import { useSiteName } from '../boot.tsx';
import { useT } from '../i18n.tsx';
import * as css from './Wordmark.css.ts';

/** The name of the site, set as its logo. */
export function Wordmark({ className }: { className?: string }) {
  const t = useT();
  const name = useSiteName();
  return (
    <Link to="/" className={className} aria-label={t(':name, home', { name })}>
      <span className={css.words}>{name}</span>
      <span className={css.initial} aria-hidden="true">
        {Array.from(name)[0]}
      </span>
    </Link>
  );
}
