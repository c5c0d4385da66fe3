import { text } from '@kantele/ui/css/text.css';
import type { ReactNode } from 'react';
import * as css from './SectionHead.css.ts';

interface SectionHeadProps {
  id?: string;
  title: ReactNode;
  /** A link at the end of the line. */
  action?: ReactNode;
  level?: 'h2' | 'h3';
}

/** The heading of a section that is no shelf. */
export function SectionHead({ id, title, action, level = 'h2' }: SectionHeadProps) {
  return (
    <div className={css.head}>
      <h2 id={id} className={`${text({ style: level })} ${css.title}`}>
        {title}
      </h2>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
