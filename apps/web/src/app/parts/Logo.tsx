import type { PublicSettings } from '@kantele/api/contract/settings';
import { siteAddress } from '@kantele/api/site-address';
import * as css from './Logo.css.ts';

type Branding = PublicSettings['branding'];

export const hasLogo = ({ logo_light, logo_dark }: Branding): boolean => (logo_light ?? logo_dark) !== null;

/** The logo of the site, in light or dark, for phones or wider windows; its name stands beside it for who cannot see it. */
export function Logo({ branding }: { branding: Branding }) {
  const light = branding.logo_light ?? branding.logo_dark;
  const dark = branding.logo_dark ?? branding.logo_light;
  const lightPhone = branding.logo_light_mobile ?? light;
  const darkPhone = branding.logo_dark_mobile ?? branding.logo_light_mobile ?? dark;
  if (light === dark && lightPhone === darkPhone) return <Picture wide={light} phone={lightPhone} />;
  return (
    <>
      <Picture wide={light} phone={lightPhone} className={css.onLight} />
      <Picture wide={dark} phone={darkPhone} className={css.onDark} />
    </>
  );
}

interface PictureProps {
  wide: string | null;
  phone: string | null;
  className?: string;
}

function Picture({ wide, phone, className }: PictureProps) {
  if (!wide) return null;
  return (
    <picture className={className}>
      {phone && phone !== wide && <source media="(max-width: 47.99rem)" srcSet={dense(phone)} />}
      <img className={css.logo} srcSet={dense(wide)} src={sized(wide, 320)} alt="" />
    </picture>
  );
}

const sized = (path: string, size: 320 | 640) => siteAddress(path.replace(/\d+(?=\.webp$)/, String(size)));
const dense = (path: string) => `${sized(path, 320)} 1x, ${sized(path, 640)} 2x`;
