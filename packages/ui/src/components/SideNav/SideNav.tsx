import { ChevronDown } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { visuallyHidden } from '../../css/utilities.css.ts';
import { cx } from '../../cx.ts';
import {
  arrow,
  badge,
  groupButton,
  items as itemsClass,
  itemWords,
  list,
  nav,
  sectionTitle,
  sideNavItem,
  toggle,
  toggleWords,
} from './SideNav.css.ts';

/** One place of {@link SideNav}. */
export interface SideNavItem {
  id: string;
  label: string;
  href?: string;
  /** 18 px. */
  icon?: ReactNode;
  /** A number beside the words, and what it counts: "4", "4 comments to review". */
  badge?: { text: string; label: string };
}

/** Places that belong together. */
export interface SideNavSection<T extends SideNavItem> {
  id: string;
  title?: string;
  /** Makes the title a button that shows and hides the items. */
  isOpen?: boolean;
  items: readonly T[];
}

/** What a link of {@link SideNav} is drawn with. */
export interface SideNavLink {
  className: string;
  'aria-current': 'page' | 'location' | undefined;
  children: ReactNode;
}

/** Props of {@link SideNav}. */
export interface SideNavProps<T extends SideNavItem> {
  /** Names the landmark. */
  label: string;
  sections: readonly SideNavSection<T>[];
  /** The id of the place one is at. */
  current: string | null;
  /** `location` for anchors of one page. */
  currentKind?: 'page' | 'location';
  /** Called with the id of a section whose button was pressed. */
  onToggle?: (id: string, opens: boolean) => void;
  /** `rail` marks the place on the edge. */
  look?: 'plain' | 'rail';
  /** Draws each item as the router's link. */
  renderLink?: (item: T, link: SideNavLink) => ReactNode;
  className?: string;
}

/** A vertical navigation. Where the room is narrow, below 900 px, a button opens the same list. */
export function SideNav<T extends SideNavItem>({
  label,
  sections,
  current,
  currentKind = 'page',
  onToggle,
  look,
  renderLink,
  className,
}: SideNavProps<T>) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const places = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) places.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const id = useId();
  const here = sections.flatMap((section) => section.items).find((item) => item.id === current);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
      setOpen(false);
  };

  const link = (item: T) => {
    const parts: SideNavLink = {
      className: sideNavItem({ look }),
      'aria-current': item.id === current ? currentKind : undefined,
      children: (
        <>
          {item.icon}
          <span className={itemWords}>{item.label}</span>
          {item.badge && (
            <>
              <span className={badge} aria-hidden="true">
                {item.badge.text}
              </span>
              <span className={visuallyHidden}>{item.badge.label}</span>
            </>
          )}
        </>
      ),
    };
    return renderLink?.(item, parts) ?? <a href={item.href} {...parts} />;
  };

  return (
    <nav aria-label={label} className={cx(nav, className)} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {here?.icon}
        <span className={toggleWords}>{here?.label ?? label}</span>
        <ChevronDown className={arrow} size={18} aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the presses are those of the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click, too */}
      <div
        ref={places}
        id={id}
        className={list}
        data-open={isOpen || undefined}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
        }}
      >
        {sections.map((section) => (
          <div key={section.id}>
            <SectionTitle id={`${id}-${section.id}`} section={section} onToggle={onToggle} />
            <ul
              id={`${id}-${section.id}-items`}
              className={itemsClass}
              aria-labelledby={section.title ? `${id}-${section.id}` : undefined}
              hidden={section.isOpen === false}
            >
              {section.items.map((item) => (
                <li key={item.id}>{link(item)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

interface SectionTitleProps {
  id: string;
  section: SideNavSection<SideNavItem>;
  onToggle: SideNavProps<SideNavItem>['onToggle'];
}

function SectionTitle({ id, section: { id: sectionId, title, isOpen }, onToggle }: SectionTitleProps) {
  if (!title) return null;
  if (isOpen === undefined)
    return (
      <p id={id} className={sectionTitle}>
        {title}
      </p>
    );
  return (
    <button
      id={id}
      type="button"
      className={groupButton}
      aria-expanded={isOpen}
      aria-controls={`${id}-items`}
      onClick={() => onToggle?.(sectionId, !isOpen)}
    >
      {title}
      <ChevronDown className={arrow} size={16} aria-hidden="true" />
    </button>
  );
}
