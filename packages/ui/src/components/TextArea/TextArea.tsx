import { type Ref, useEffect, useRef, useState } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { cx } from '../../cx.ts';
import { FieldLabel, FieldNotes, type FieldTexts } from '../TextField/FieldParts.tsx';
import { control, field } from '../TextField/field.css.ts';
import { area, counter, full, growing, notes } from './TextArea.css.ts';

type Inherited = Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'type'>;

/** Props of {@link TextArea}. */
export interface TextAreaProps extends Inherited, FieldTexts {
  placeholder?: string;
  /** Lines at rest. */
  rows?: number;
  /** Grows with its text, up to 320 px. */
  autoGrow?: boolean;
  /** Words of the counter ("12 of 160"); no counter without them. It counts as `maxLength` does. */
  count?: (length: number) => string;
  areaRef?: Ref<HTMLTextAreaElement>;
  className?: string;
}

/** Where the browser cannot size a field by its content, this does. */
function fit(area: HTMLTextAreaElement | null): void {
  if (!area || CSS.supports('field-sizing', 'content')) return;
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

/** Several lines of text. */
export function TextArea({
  label,
  optional,
  description,
  error,
  placeholder,
  rows = 4,
  autoGrow = false,
  count,
  areaRef,
  className,
  ...props
}: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement | null>(null);
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  const text = props.value ?? typed;

  useEffect(() => {
    if (autoGrow) fit(own.current);
  });

  const isFull = props.maxLength !== undefined && text.length >= props.maxLength;
  const counted = count && (
    <span className={notes}>
      {description && <span>{description}</span>}
      <span className={cx(counter, isFull && full)}>{count(text.length)}</span>
    </span>
  );
  return (
    <AriaTextField
      {...props}
      onChange={(value) => {
        setTyped(value);
        props.onChange?.(value);
      }}
      isInvalid={error ? true : undefined}
      className={cx(field, className)}
    >
      <FieldLabel label={label} optional={optional} />
      <AriaTextArea
        ref={(element: HTMLTextAreaElement | null) => {
          own.current = element;
          if (typeof areaRef === 'function') areaRef(element);
          else if (areaRef) areaRef.current = element;
        }}
        className={cx(control, area, autoGrow && growing)}
        rows={rows}
        placeholder={placeholder}
      />
      <FieldNotes description={counted ?? description} error={error} />
    </AriaTextField>
  );
}
