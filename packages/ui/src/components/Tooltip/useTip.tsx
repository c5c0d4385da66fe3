import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { key, tooltip } from './Tooltip.css.ts';
import type { TooltipProps } from './Tooltip.tsx';

const DELAY = 1500;

/**
 * A tip for the accessible name of a control, made only when it is due. A page holds dozens of icon buttons, and a
 * trigger around each of them costs more on the server than the buttons themselves. For sighted people only:
 * assistive technology has these words as the name already.
 */
export function useTip(
  target: RefObject<HTMLElement | null>,
  label: string | null,
  shortcut: string | undefined,
  placement: TooltipProps['placement'] = 'top',
) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    // Wherever focus is: a tip must be dismissible without moving the pointer.
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen]);

  const triggerProps = {
    onHoverStart: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(true), DELAY);
    },
    onHoverEnd: hide,
    onPressStart: hide,
    onFocus: (event: FocusEvent<Element>) => {
      if (event.target.matches(':focus-visible')) setOpen(true);
    },
    onBlur: hide,
  };

  // The tooltip of the library reads the state of its trigger even when a property sets it, so there is one.
  const tip: ReactNode =
    isOpen && label ? (
      <TooltipTriggerStateContext.Provider
        value={{ isOpen, shouldSkipAnimation: false, open: () => setOpen(true), close: hide }}
      >
        <AriaTooltip className={tooltip} triggerRef={target} placement={placement} offset={8}>
          {label}
          {shortcut && <kbd className={key}>{shortcut}</kbd>}
        </AriaTooltip>
      </TooltipTriggerStateContext.Provider>
    ) : null;

  return { triggerProps, tip };
}
