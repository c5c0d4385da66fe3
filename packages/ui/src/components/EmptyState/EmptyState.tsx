import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import {
  action as actionClass,
  page,
  pageAction,
  pageWords,
  root,
  sentence,
  title as titleClass,
  words,
} from './EmptyState.css.ts';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  title: string;
  /** One sentence. */
  children?: ReactNode;
  drawing?: ReactNode;
  /** One action. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** `region` beside the drawing, `page` centred under it. */
  layout?: 'region' | 'page';
}

/** What stands where nothing is yet. */
export function EmptyState({
  title,
  children,
  drawing,
  action,
  headingLevel = 2,
  layout = 'region',
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  const whole = layout === 'page';
  return (
    <div className={cx(root, whole && page)}>
      {drawing}
      <div className={cx(words, whole && pageWords)}>
        <Heading className={titleClass}>{title}</Heading>
        {children && <p className={sentence}>{children}</p>}
        {action && <div className={cx(actionClass, whole && pageAction)}>{action}</div>}
      </div>
    </div>
  );
}
