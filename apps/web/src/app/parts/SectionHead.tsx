import { text } from '@kantele/ui/css/text.css';
import type { ReactNode } from 'react';
import * as css from './SectionHead.css.ts';

interface SectionHeadProps {
  id?: string;
  title: ReactNode;
  /** A line under it. */
  subtitle?: ReactNode;
  /** A link at the end of the line. */
  action?: ReactNode;
  level?: 'h2' | 'h3';
}

/** The heading of a section that is no shelf. */
export function SectionHead({ id, title, subtitle, action, level = 'h2' }: SectionHeadProps) {
  return (
    <div className={css.head}>
      <div>
        <h2 id={id} className={`${text({ style: level })} ${css.title}`}>
          {title}
        </h2>
        {subtitle && <p className={text({ style: 'small', tone: 'muted' })}>{subtitle}</p>}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
