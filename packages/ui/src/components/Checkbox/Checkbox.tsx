import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  CheckboxField as AriaCheckboxField,
  type CheckboxFieldProps as AriaCheckboxFieldProps,
  CheckboxButton,
} from 'react-aria-components/Checkbox';
import {
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  type RadioProps as AriaRadioProps,
} from 'react-aria-components/RadioGroup';
import { cx } from '../../cx.ts';
import { FieldLabel, FieldNotes, type FieldTexts } from '../TextField/FieldParts.tsx';
import { field } from '../TextField/field.css.ts';
import { box, checkbox, checkField, dot, group, round } from './Checkbox.css.ts';

/** Props of {@link Checkbox}. Without words inside it needs an `aria-label`. */
export interface CheckboxProps
  extends Omit<AriaCheckboxFieldProps, 'className' | 'style' | 'children' | 'isInvalid'>,
    Pick<FieldTexts, 'description' | 'error'> {
  children?: ReactNode;
  className?: string;
}

/** Yes, no, or some. */
export function Checkbox({ children, description, error, className, ...props }: CheckboxProps) {
  return (
    <AriaCheckboxField {...props} isInvalid={error ? true : undefined} className={cx(checkField, className)}>
      <CheckboxButton className={checkbox}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={box}>
              {isIndeterminate ? (
                <Minus size={14} strokeWidth={2.5} aria-hidden="true" />
              ) : (
                isSelected && <Check size={14} strokeWidth={2.5} aria-hidden="true" />
              )}
            </span>
            {children}
          </>
        )}
      </CheckboxButton>
      <FieldNotes description={description} error={error} />
    </AriaCheckboxField>
  );
}

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps
  extends Omit<AriaRadioGroupProps, 'className' | 'style' | 'children' | 'isInvalid'>,
    FieldTexts {
  children: ReactNode;
  className?: string;
}

/** One of a few, all visible. */
export function RadioGroup({
  label,
  optional,
  description,
  error,
  children,
  className,
  ...props
}: RadioGroupProps) {
  return (
    <AriaRadioGroup {...props} isInvalid={error ? true : undefined} className={cx(field, className)}>
      <FieldLabel label={label} optional={optional} />
      <div className={group}>{children}</div>
      <FieldNotes description={description} error={error} />
    </AriaRadioGroup>
  );
}

/** One answer of a {@link RadioGroup}. */
export function Radio({
  children,
  ...props
}: Omit<AriaRadioProps, 'className' | 'style' | 'children'> & { children: ReactNode }) {
  return (
    <AriaRadio {...props} className={checkbox}>
      {({ isSelected }) => (
        <>
          <span className={cx(box, round)}>{isSelected && <span className={dot} />}</span>
          {children}
        </>
      )}
    </AriaRadio>
  );
}
