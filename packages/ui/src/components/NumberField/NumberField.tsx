import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Input,
} from 'react-aria-components/NumberField';
import { cx } from '../../cx.ts';
import { iconButtonStyle } from '../IconButton/IconButton.css.ts';
import { FieldLabel, FieldNotes, type FieldTexts, focusInput } from '../TextField/FieldParts.tsx';
import { affix, field, group, groupInput, groupWithButtons } from '../TextField/field.css.ts';
import { input, steps } from './NumberField.css.ts';

type Inherited = Omit<AriaNumberFieldProps, 'className' | 'style' | 'children' | 'isInvalid'>;

/** Props of {@link NumberField}. The form gets the plain number, whatever the language writes. */
export interface NumberFieldProps extends Inherited, FieldTexts {
  placeholder?: string;
  /** Stands after the number ("MB") and is read with the label. */
  unit?: string;
  /** Leaves out the two step buttons. */
  plain?: boolean;
  className?: string;
}

/** A number, typed or stepped by arrows, in the digits of the language. */
export function NumberField({
  label,
  labelHidden,
  optional,
  description,
  error,
  placeholder,
  unit,
  plain = false,
  className,
  ...props
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...props}
      data-field={props.name}
      isInvalid={error ? true : undefined}
      className={cx(field, className)}
    >
      <FieldLabel label={label} labelHidden={labelHidden} optional={optional} aside={unit} />
      <Group className={cx(group, !plain && groupWithButtons)} onClick={focusInput}>
        <Input className={cx(groupInput, input)} placeholder={placeholder} />
        {unit && (
          <span className={affix} aria-hidden="true">
            {unit}
          </span>
        )}
        {!plain && (
          <span className={steps}>
            <Button slot="decrement" className={iconButtonStyle({ size: 32 })}>
              <Minus size={16} aria-hidden="true" />
            </Button>
            <Button slot="increment" className={iconButtonStyle({ size: 32 })}>
              <Plus size={16} aria-hidden="true" />
            </Button>
          </span>
        )}
      </Group>
      <FieldNotes description={description} error={error} />
    </AriaNumberField>
  );
}
