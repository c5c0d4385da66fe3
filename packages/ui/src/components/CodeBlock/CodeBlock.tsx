import { useRef } from 'react';
import { cx } from '../../cx.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { pre, root, whole } from './CodeBlock.css.ts';

/** Props of {@link CodeBlock}. */
export interface CodeBlockProps {
  /** The text, as it is to be copied. */
  children: string;
  /** Names it: "API token". */
  label: string;
  /** Words of the copy button; no button without them. */
  copy?: { label: string; copiedLabel: string };
  className?: string;
}

/** A token, a secret that is shown once, or a piece of configuration. It wraps and can be selected. */
export function CodeBlock({ children, label, copy, className }: CodeBlockProps) {
  const code = useRef<HTMLElement>(null);
  return (
    <figure aria-label={label} className={cx(root, className)}>
      <pre className={cx(pre, !children.includes('\n') && whole)} dir="ltr" translate="no">
        <code ref={code}>{children}</code>
      </pre>
      {copy && (
        <CopyButton
          {...copy}
          text={children}
          name={`${copy.label}: ${label}`}
          shownIn={code}
          variant="quiet"
        />
      )}
    </figure>
  );
}
