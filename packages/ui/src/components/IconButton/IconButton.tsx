import { type ReactNode, type Ref, useRef } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { cx } from '../../cx.ts';
import type { TooltipProps } from '../Tooltip/Tooltip.tsx';
import { useTip } from '../Tooltip/useTip.tsx';
import { iconButtonStyle } from './IconButton.css.ts';

type Inherited = Omit<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'render' | 'aria-label' | 'aria-pressed' | 'isPending'
>;

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Inherited {
  /** The accessible name; it names the object too ("Like Blue Train"). */
  label: string;
  /** Makes it a toggle and says whether it is on. */
  pressed?: boolean;
  /** 40 by default; 48 on phones; 32 only inside fields and chips. */
  size?: 32 | 40 | 48;
  variant?: 'quiet' | 'outline' | 'inherit';
  /** The 4 px dot under a pressed toggle; off for glyphs that fill. */
  dot?: boolean;
  /** Shows `label` (or another text) after 1.5 s; `false` where the words stand beside it. */
  tooltip?: boolean | string;
  tooltipPlacement?: TooltipProps['placement'];
  /** A shortcut in the grammar of `aria-keyshortcuts`, such as `S` or `Control+K`. */
  keyshortcuts?: string;
  className?: string;
  /** The icon, 20 px. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

function both<E>(first: ((event: E) => void) | undefined, second: (event: E) => void) {
  return (event: E) => {
    first?.(event);
    second(event);
  };
}

/** A button that shows only a glyph. Works as the trigger of menus and popovers. */
export function IconButton({
  label,
  pressed,
  size,
  variant,
  dot,
  tooltip = true,
  tooltipPlacement,
  keyshortcuts,
  className,
  children,
  ref,
  ...props
}: IconButtonProps) {
  const own = useRef<HTMLButtonElement | null>(null);
  const words = typeof tooltip === 'string' ? tooltip : label;
  const { triggerProps, tip } = useTip(own, tooltip === false ? null : words, keyshortcuts, tooltipPlacement);
  return (
    <>
      <AriaButton
        {...props}
        onHoverStart={both(props.onHoverStart, triggerProps.onHoverStart)}
        onHoverEnd={both(props.onHoverEnd, triggerProps.onHoverEnd)}
        onPressStart={both(props.onPressStart, triggerProps.onPressStart)}
        onFocus={both(props.onFocus, triggerProps.onFocus)}
        onBlur={both(props.onBlur, triggerProps.onBlur)}
        ref={(element) => {
          own.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        aria-label={label}
        aria-pressed={pressed}
        render={(domProps) => <button {...domProps} aria-keyshortcuts={keyshortcuts} />}
        className={cx(iconButtonStyle({ size, variant, dot }), className)}
      >
        {children}
      </AriaButton>
      {tip}
    </>
  );
}
