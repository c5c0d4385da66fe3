import { CircleAlert } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { visuallyHidden } from '../../css/utilities.css.ts';
import {
  description as descriptionClass,
  error,
  label as labelClass,
  optional as optionalClass,
} from './field.css.ts';

/** What every field may say around its control. */
export interface FieldTexts {
  label: string;
  /** The label is read and not drawn: in a row of fields whose places say what they are. */
  labelHidden?: boolean;
  /** "optional", beside the label. */
  optional?: string;
  /** A line of help under the control. */
  description?: ReactNode;
  /** What is wrong; it replaces the browser's own words. */
  error?: string;
}

export function FieldLabel({
  label,
  labelHidden = false,
  optional,
  aside,
}: Pick<FieldTexts, 'label' | 'labelHidden' | 'optional'> & {
  /** What is drawn beside the input and read with the label: its unit. */
  aside?: string;
}) {
  return (
    <Label className={labelHidden ? visuallyHidden : labelClass}>
      {label}
      {optional && <span className={optionalClass}> {optional}</span>}
      {aside && <span className={visuallyHidden}> ({aside})</span>}
    </Label>
  );
}

/** A press anywhere in a group of parts is meant for its input. */
export function focusInput(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button, input')) return;
  event.currentTarget.querySelector('input')?.focus();
}

export function FieldNotes({ description, error: message }: Pick<FieldTexts, 'description' | 'error'>) {
  return (
    <>
      {description && (
        <Text slot="description" className={descriptionClass}>
          {description}
        </Text>
      )}
      <FieldError className={error}>
        {({ validationErrors }) => (
          <>
            <CircleAlert size={16} aria-hidden="true" />
            <span>{message ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
    </>
  );
}
