import { Link } from '@tanstack/react-router';
import { useT } from '../i18n.tsx';
import { useSiteSetting } from '../settings.ts';

/** The way from a limit to the plans, on a site that sells some. */
export function PlansLink() {
  const t = useT();
  if (!useSiteSetting('billing.enable')) return null;
  return <Link to="/pricing">{t('See plans')}</Link>;
}
