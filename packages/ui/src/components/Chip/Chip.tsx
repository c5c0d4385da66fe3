import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { chipStyle, row } from './Chip.css.ts';

/** Props of {@link Chip}. */
export interface ChipProps {
  children: ReactNode;
  /** Makes it a toggle and says whether it is on. */
  selected?: boolean;
  onPress?: () => void;
  /** A plain address; for router links use `chipStyle` on the router's link. */
  href?: string;
  /** Of a link: it leads to what is shown now. */
  current?: boolean;
  icon?: ReactNode;
  size?: 28 | 34;
  /** The dashed outline of "add a filter". */
  dashed?: boolean;
  isDisabled?: boolean;
  className?: string;
}

/** A small pill: a toggle, an action, or a link. */
export function Chip({
  children,
  selected,
  onPress,
  href,
  current,
  icon,
  size,
  dashed,
  isDisabled,
  className,
}: ChipProps) {
  const classes = cx(chipStyle({ size, dashed }), className);
  if (href !== undefined) {
    return (
      <a className={classes} href={href} aria-current={current ? 'page' : undefined} onClick={onPress}>
        {icon}
        {children}
      </a>
    );
  }
  return (
    <button type="button" className={classes} aria-pressed={selected} disabled={isDisabled} onClick={onPress}>
      {icon}
      {children}
    </button>
  );
}

/** One choice of {@link FilterChips}. */
export interface FilterChip {
  id: string;
  label: string;
}

/** Props of {@link FilterChips}. */
export interface FilterChipsProps<T extends FilterChip> {
  /** Names the group. */
  label: string;
  items: readonly T[];
  /** The chosen one; pressing it again chooses none when `clearable`. */
  value: string | null;
  onChange?: (id: string | null) => void;
  clearable?: boolean;
  size?: 28 | 34;
  /**
   * Draws each choice as a link instead: return the router's link with the class and `aria-current` given.
   * The group is then a navigation landmark.
   */
  renderLink?: (item: T, link: { className: string; 'aria-current': 'page' | undefined }) => ReactNode;
}

/** Brings the chosen chip into sight where the row scrolls. */
function showChosen(group: HTMLElement | null) {
  const chosen = group?.querySelector<HTMLElement>('[aria-pressed="true"]');
  if (!group || !chosen) return;
  const [outer, inner] = [group.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (inner.right > outer.right) group.scrollLeft += inner.right - outer.right + 24;
  else if (inner.left < outer.left) group.scrollLeft -= outer.left - inner.left + 24;
}

/** A row of chips of which one at most is chosen. It scrolls sideways when it does not fit. */
export function FilterChips<T extends FilterChip>({
  label,
  items,
  value,
  onChange,
  clearable = false,
  size,
  renderLink,
}: FilterChipsProps<T>) {
  if (renderLink) {
    return (
      <nav aria-label={label} className={row}>
        {items.map((item) =>
          renderLink(item, {
            className: chipStyle({ size }),
            'aria-current': item.id === value ? 'page' : undefined,
          }),
        )}
      </nav>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can neither be a flex scroller nor lose its frame everywhere
    <div role="group" aria-label={label} className={row} ref={showChosen}>
      {items.map((item) => (
        <Chip
          key={item.id}
          size={size}
          selected={item.id === value}
          onPress={() => onChange?.(clearable && item.id === value ? null : item.id)}
        >
          {item.label}
        </Chip>
      ))}
    </div>
  );
}
