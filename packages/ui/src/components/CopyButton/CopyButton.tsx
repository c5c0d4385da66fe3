import { Check, Copy } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../css/utilities.css.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { copy } from './copy.ts';

/** Props of {@link CopyButton}. */
export interface CopyButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'shape' | 'wide' | 'isDisabled' | 'className'> {
  /** What is copied. */
  text: string;
  /** "Copy". */
  label: string;
  /** "Copied!", for a second. */
  copiedLabel: string;
  /** Says what is copied when the words alone do not: "Copy API token". */
  name?: string;
  /** Where the text stands: it is selected when the browser does not let anything be copied. */
  shownIn?: RefObject<HTMLElement | null>;
}

const SHOWN_FOR = 1000;

/** Copies a text, with or without permission to use the clipboard. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  name,
  shownIn,
  size = 'small',
  ...look
}: CopyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [done, setDone] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const press = async () => {
    if (!button.current || !(await copy(text, button.current, shownIn?.current ?? null))) return;
    setDone(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setDone(false), SHOWN_FOR);
  };

  return (
    <>
      <Button
        {...look}
        ref={button}
        size={size}
        aria-label={name}
        icon={done ? <Check size={16} /> : <Copy size={16} />}
        onPress={press}
      >
        {done ? copiedLabel : label}
      </Button>
      <span role="status" className={visuallyHidden}>
        {done ? copiedLabel : ''}
      </span>
    </>
  );
}
