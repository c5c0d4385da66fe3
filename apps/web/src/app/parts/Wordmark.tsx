import { siteAddress } from '@kantele/api/site-address';
import { Link } from '@tanstack/react-router';
import { useBranding, useSiteName } from '../boot.tsx';
import { useT } from '../i18n.tsx';
import { icon } from './Logo.css.ts';
import { hasLogo, Logo } from './Logo.tsx';
import * as css from './Wordmark.css.ts';

/** The logo of the site, or its name set as one. */
export function Wordmark({ className }: { className?: string }) {
  const t = useT();
  const name = useSiteName();
  const branding = useBranding();
  return (
    <Link to="/" className={className} data-edit="logo" aria-label={t(':name, home', { name })}>
      <span className={css.words}>{hasLogo(branding) ? <Logo branding={branding} /> : name}</span>
      <span className={css.initial} aria-hidden="true">
        {branding.favicon ? (
          <img className={icon} src={siteAddress(branding.favicon.replace(/\d+(?=\.webp$)/, '160'))} alt="" />
        ) : (
          Array.from(name)[0]
        )}
      </span>
    </Link>
  );
}
