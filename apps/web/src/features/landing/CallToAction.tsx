import { siteAddress, sitePathOf } from '@kantele/api/site-address';
import { buttonStyle } from '@kantele/ui/Button.css';
import { cx } from '@kantele/ui/cx';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useT } from '../../app/i18n.tsx';
import type { EditRegion } from '../../lib/appearance-regions.ts';
import { type LandingAction, showsAction } from '../../lib/landing.ts';
import * as css from './Landing.css.ts';

/** Draws an icon by the name that is stored. */
export type IconByName = ComponentType<{ name: string | null; size?: number }>;

interface CallToActionProps {
  action: LandingAction | null;
  variant: 'accent' | 'ink' | 'outline';
  icon: IconByName;
  /** The part of the page it is, for the appearance editor. */
  region: EditRegion;
}

/** A button that leads somewhere: within the application, or anywhere. Nothing without a label or an action. */
export function CallToAction({ action, variant, icon: Icon, region }: CallToActionProps) {
  const t = useT();
  if (!showsAction(action)) return null;
  const { label, action: to, type, icon } = action;
  const className = cx(buttonStyle({ variant, size: 'large' }), css.action);
  const content = (
    <>
      {icon && <Icon name={icon} size={20} />}
      <span dir="auto">{t(label)}</span>
    </>
  );
  if (type === 'route' && to.startsWith('/')) {
    return (
      <Link to={sitePathOf(to)} className={className} data-edit={region}>
        {content}
      </Link>
    );
  }
  return (
    <a href={siteAddress(to)} className={className} data-edit={region}>
      {content}
    </a>
  );
}
