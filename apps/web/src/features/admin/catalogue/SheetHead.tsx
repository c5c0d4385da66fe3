import { buttonStyle } from '@kantele/ui/Button.css';
import { text } from '@kantele/ui/css/text.css';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../app/i18n.tsx';
import * as css from './catalogue.css.ts';

interface SheetHeadProps {
  picture?: ReactNode;
  /** What it is, in a word or a badge. */
  state?: ReactNode;
  /** A line of facts. */
  facts: readonly string[];
  /** Its page on the site, as the router knows it. */
  page?: { to: string; params: Record<string, string> };
  children?: ReactNode;
}

/** What a thing is, above the form of its sheet. */
export function SheetHead({ picture, state, facts, page, children }: SheetHeadProps) {
  const t = useT();
  return (
    <div className={css.head}>
      {picture}
      <div className={css.headWords}>
        {state}
        <p className={text({ style: 'small', tone: 'muted' })}>{facts.filter(Boolean).join(' · ')}</p>
        <div className={css.links}>
          {page && (
            <Link {...page} className={buttonStyle({ size: 'small', variant: 'outline' })}>
              <ExternalLink size={16} aria-hidden="true" />
              {t('View page')}
            </Link>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
