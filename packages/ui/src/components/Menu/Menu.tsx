import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
} from 'react-aria-components/Menu';
import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { popover } from '../Popover/Popover.css.ts';
import { chevron, header, item, itemEnd, itemText, menu, separator } from './Menu.css.ts';

export { MenuTrigger, SubmenuTrigger } from 'react-aria-components/Menu';

/** Props of {@link Menu}. */
export interface MenuProps<T extends object> extends Omit<AriaMenuProps<T>, 'className' | 'style'> {
  /** Names the menu; inside a trigger its name is taken when this is left out. */
  'aria-label'?: string;
  placement?: PopoverProps['placement'];
  width?: number;
}

/**
 * A menu with its popover: `<MenuTrigger><IconButton …/><Menu>…</Menu></MenuTrigger>`, and the same in a
 * `SubmenuTrigger`.
 */
export function Menu<T extends object>({ placement, width, ...props }: MenuProps<T>) {
  return (
    <AriaPopover className={popover} placement={placement} offset={6} style={{ inlineSize: width }}>
      <AriaMenu {...props} className={menu} />
    </AriaPopover>
  );
}

/** Props of {@link MenuItem}. */
export interface MenuItemProps extends Omit<AriaMenuItemProps, 'className' | 'style' | 'children'> {
  /** The words. */
  children: string;
  icon?: ReactNode;
  /** A key that does the same. */
  shortcut?: string;
  danger?: boolean;
}

/** One action. Items that are not allowed are left out, not disabled. */
export function MenuItem({ children, icon, shortcut, danger, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem {...props} textValue={props.textValue ?? children} className={item({ danger })}>
      {({ hasSubmenu, isSelected, selectionMode }) => (
        <>
          {icon}
          <span className={itemText}>{children}</span>
          {selectionMode !== 'none' && isSelected && <Check size={16} aria-hidden="true" />}
          {shortcut && (
            <span className={itemEnd} aria-hidden="true">
              {shortcut}
            </span>
          )}
          {hasSubmenu && <ChevronRight className={chevron} size={16} aria-hidden="true" />}
        </>
      )}
    </AriaMenuItem>
  );
}

/** Items that belong together, under a title or only named. */
export function MenuSection({
  title,
  label,
  children,
  ...props
}: Pick<
  AriaMenuSectionProps<object>,
  'selectionMode' | 'selectedKeys' | 'onSelectionChange' | 'disallowEmptySelection'
> & {
  title?: string;
  label?: string;
  children: ReactNode;
}) {
  return (
    <AriaMenuSection {...props} aria-label={title ? undefined : label}>
      {title && <Header className={header}>{title}</Header>}
      {children}
    </AriaMenuSection>
  );
}

/** A line between groups. */
export function MenuSeparator() {
  return <Separator className={separator} />;
}
