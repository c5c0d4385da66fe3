import { Children, type ReactNode, useId } from 'react';
import { cx } from '../../cx.ts';
import {
  action as actionClass,
  carousel,
  grid,
  head,
  item,
  rows,
  shelf,
  subtitle as subtitleClass,
  title as titleClass,
} from './Shelf.css.ts';

// Safari drops the list role of a list without markers unless it is given.
function Cards({ className, children, label }: { className: string; children: ReactNode; label?: string }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul className={className} role="list" aria-label={label}>
      {Children.map(children, (child) => child && <li className={item}>{child}</li>)}
    </ul>
  );
}

/** Props of {@link Shelf}. */
export interface ShelfProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** The "Show all" link. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
  /** A list has rows, with the picture before the words. */
  layout?: 'carousel' | 'grid' | 'list';
  /** Cards; each becomes a list item. */
  children: ReactNode;
  className?: string;
}

const linesOf = { carousel, grid, list: rows };

/** Below this a line of cards is mostly a hole. */
const fewest = 3;

/**
 * A titled line of cards: two and a bit on a phone, a whole number of them where there is room. One or two stand as rows.
 */
export function Shelf({
  title,
  subtitle,
  action,
  headingLevel = 2,
  layout = 'carousel',
  children,
  className,
}: ShelfProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const count = Children.toArray(children).length;
  const lines = count < fewest ? linesOf.list : linesOf[layout];
  return (
    <section className={cx(shelf, className)} aria-labelledby={id}>
      <div className={head}>
        <Heading id={id} className={titleClass}>
          {title}
        </Heading>
        {subtitle && <p className={subtitleClass}>{subtitle}</p>}
        {action && <div className={actionClass}>{action}</div>}
      </div>
      <Cards className={lines}>{children}</Cards>
    </section>
  );
}

/** Cards in as many lines as it takes. */
export function CardGrid({
  label,
  layout = 'grid',
  children,
  className,
}: {
  label?: string;
  layout?: 'grid' | 'list';
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={cx(shelf, className)}>
      <Cards className={linesOf[layout]} label={label}>
        {children}
      </Cards>
    </div>
  );
}
