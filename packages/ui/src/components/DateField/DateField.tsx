import type { Ref } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components/TextField';
import { cx } from '../../cx.ts';
import { FieldLabel, FieldNotes, type FieldTexts } from '../TextField/FieldParts.tsx';
import { control, field } from '../TextField/field.css.ts';
import { date } from './DateField.css.ts';

type Inherited = Pick<
  AriaTextFieldProps,
  'name' | 'form' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'autoFocus' | 'autoComplete' | 'onBlur'
>;

/** Props of {@link DateField}. Values are local: `2026-03-06`, with a time `2026-03-06T18:30`; empty is none. */
export interface DateFieldProps extends Inherited, FieldTexts {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Asks for hours and minutes, too. */
  withTime?: boolean;
  min?: string;
  max?: string;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** A date, or a date with a time, by the browser's own field and calendar. */
export function DateField({
  label,
  labelHidden,
  optional,
  description,
  error,
  withTime = false,
  min,
  max,
  inputRef,
  className,
  ...props
}: DateFieldProps) {
  return (
    <AriaTextField
      {...props}
      type={withTime ? 'datetime-local' : 'date'}
      isInvalid={error ? true : undefined}
      className={cx(field, className)}
    >
      <FieldLabel label={label} labelHidden={labelHidden} optional={optional} />
      <Input ref={inputRef} className={cx(control, date)} min={min} max={max} />
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
