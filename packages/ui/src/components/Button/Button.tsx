import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { cx } from '../../cx.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { buttonStyle, icon as iconClass } from './Button.css.ts';

/** Props of {@link Button}: those of a react-aria button, and the look. */
export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending'> {
  /** `accent` at most once per screen; `danger` is outlined, `dangerFill` confirms; `inverse` stands on ink. */
  variant?: 'accent' | 'ink' | 'outline' | 'quiet' | 'danger' | 'dangerFill' | 'inverse';
  /** 32, 40 or 52 px high. */
  size?: 'small' | 'medium' | 'large';
  shape?: 'control' | 'pill';
  /** Fills the line. */
  wide?: boolean;
  /** Shown before the words; hidden from assistive technology. */
  icon?: ReactNode;
  /** Work is under way: the button keeps focus, shows a ring and ignores presses. */
  pending?: boolean;
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A labelled action. */
export function Button({
  variant,
  size,
  shape,
  wide,
  icon,
  pending = false,
  className,
  children,
  ...props
}: ButtonProps) {
  const glyph = pending ? <Spinner /> : icon;
  const ownId = useId();
  const id = props.id ?? ownId;
  useForgetAnnouncements(id, pending);
  return (
    <AriaButton
      {...props}
      id={id}
      isPending={pending}
      className={cx(buttonStyle({ variant, size, shape, wide }), className)}
    >
      {glyph && (
        <span className={iconClass} aria-hidden="true">
          {glyph}
        </span>
      )}
      {children}
    </AriaButton>
  );
}

/** React-aria makes the first announcement of a page so late, in milliseconds. */
const announcedAfter = 100;

/**
 * That work begins and ends is announced by elements which bear the name of the button, for seconds. Once it is gone
 * they are pictures without a name, and are taken out.
 */
function useForgetAnnouncements(id: string, pending: boolean): void {
  const announced = useRef(false);
  useEffect(() => {
    if (pending) announced.current = true;
  }, [pending]);
  useEffect(() => {
    const forget = () => {
      for (const node of document.querySelectorAll(`[data-live-announcer] [aria-labelledby~="${id}"]`))
        node.remove();
    };
    return () => {
      if (!announced.current) return;
      forget();
      setTimeout(forget, announcedAfter + 1);
    };
  }, [id]);
}
