import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { chevron, crumbStyle, here, item as itemClass, list } from './Breadcrumbs.css.ts';

/** One step of {@link Breadcrumbs}. */
export interface Crumb {
  id: string;
  label: string;
  /** Not needed of the last one, nor with `renderLink`. */
  href?: string;
}

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps<T extends Crumb> {
  /** Names the landmark. */
  label: string;
  /** From the top down; the last one is the page itself. */
  items: readonly T[];
  /** Draws each step but the last as the router's link, with the class given. */
  renderLink?: (item: T, link: { className: string; children: ReactNode }) => ReactNode;
  className?: string;
}

/** The way to a page. */
export function Breadcrumbs<T extends Crumb>({ label, items, renderLink, className }: BreadcrumbsProps<T>) {
  const link = (item: T) =>
    renderLink?.(item, { className: crumbStyle, children: item.label }) ?? (
      <a className={crumbStyle} href={item.href}>
        {item.label}
      </a>
    );
  return (
    <nav aria-label={label} className={className}>
      <ol className={list}>
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={item.id} className={itemClass}>
              {isLast ? (
                <span className={here} aria-current="page" dir="auto">
                  {item.label}
                </span>
              ) : (
                <>
                  {link(item)}
                  <ChevronRight className={chevron} size={14} aria-hidden="true" />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
