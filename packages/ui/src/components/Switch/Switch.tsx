import type { ReactNode } from 'react';
import {
  SwitchField as AriaSwitchField,
  type SwitchFieldProps as AriaSwitchFieldProps,
  SwitchButton,
} from 'react-aria-components/Switch';
import { cx } from '../../cx.ts';
import { FieldNotes, type FieldTexts } from '../TextField/FieldParts.tsx';
import { inlineNotes, root, row, switchField, track, wide, words } from './Switch.css.ts';

/** Props of {@link Switch}. Without words inside it needs an `aria-label`. */
export interface SwitchProps
  extends Omit<AriaSwitchFieldProps, 'className' | 'style' | 'children' | 'isInvalid'>,
    Pick<FieldTexts, 'description' | 'error'> {
  children?: ReactNode;
  /** `row`: the words at the start of the line, bold, and the switch at its end. */
  layout?: 'inline' | 'row';
  className?: string;
}

/** On or off, at once. */
export function Switch({
  children,
  description,
  error,
  layout = 'inline',
  className,
  ...props
}: SwitchProps) {
  const isRow = layout === 'row';
  return (
    <AriaSwitchField
      {...props}
      isInvalid={error ? true : undefined}
      className={cx(switchField, isRow ? wide : inlineNotes, className)}
    >
      <SwitchButton className={cx(root, isRow && row)}>
        <span className={track} />
        {isRow ? <span className={words}>{children}</span> : children}
      </SwitchButton>
      <FieldNotes description={description} error={error} />
    </AriaSwitchField>
  );
}
