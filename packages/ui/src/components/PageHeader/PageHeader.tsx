import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import {
  actions as actionsClass,
  count as countClass,
  line,
  root,
  sentence,
  title as titleClass,
  titleLine,
  words,
} from './PageHeader.css.ts';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  title: string;
  /** How many there are, already formatted, beside the title. */
  count?: ReactNode;
  /** One sentence. */
  description?: ReactNode;
  actions?: ReactNode;
  /** Breadcrumbs, above. */
  before?: ReactNode;
  /** Focus target of a route change. */
  tabIndex?: number;
  className?: string;
}

/** The head of an administration or settings page. */
export function PageHeader({
  title,
  count,
  description,
  actions,
  before,
  tabIndex,
  className,
}: PageHeaderProps) {
  return (
    <header className={cx(root, className)}>
      {before}
      <div className={line}>
        <div className={words}>
          <div className={titleLine}>
            <h1 className={titleClass} tabIndex={tabIndex} dir="auto">
              {title}
            </h1>
            {count !== undefined && <span className={countClass}>{count}</span>}
          </div>
          {description && <p className={sentence}>{description}</p>}
        </div>
        {actions && <div className={actionsClass}>{actions}</div>}
      </div>
    </header>
  );
}
