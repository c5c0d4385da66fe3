import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { TextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components/TextField';
import { cx } from '../../cx.ts';
import { iconButtonStyle } from '../IconButton/IconButton.css.ts';
import { FieldLabel, FieldNotes, type FieldTexts, focusInput } from './FieldParts.tsx';
import {
  affix,
  control,
  field,
  group,
  groupInput,
  passwordBox,
  passwordInput,
  prefix,
  reveal,
} from './field.css.ts';

type Inherited = Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid'>;

/** Props of {@link TextField}. */
export interface TextFieldProps extends Inherited, FieldTexts {
  placeholder?: string;
  /** More than one makes it a text area. */
  rows?: number;
  /** Stands in the field before what is typed: the beginning of an address. Read with the label. */
  before?: string;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** A line of text, or several. The label stands above, the error below with an icon. */
export function TextField({
  label,
  labelHidden,
  optional,
  description,
  error,
  placeholder,
  rows = 1,
  before,
  inputRef,
  className,
  ...props
}: TextFieldProps) {
  const input = <Input ref={inputRef} className={before ? groupInput : control} placeholder={placeholder} />;
  return (
    <AriaTextField {...props} isInvalid={error ? true : undefined} className={cx(field, className)}>
      <FieldLabel label={label} labelHidden={labelHidden} optional={optional} aside={before} />
      {rows > 1 ? (
        <TextArea className={control} rows={rows} placeholder={placeholder} />
      ) : before ? (
        <Group className={group} dir="ltr" onClick={focusInput}>
          <span className={cx(affix, prefix)} aria-hidden="true">
            {before}
          </span>
          {input}
        </Group>
      ) : (
        input
      )}
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'rows' | 'type' | 'before'> {
  /** Names of the button that shows and hides what is typed. */
  showLabel: string;
  hideLabel: string;
}

/** A password. Pasting and password managers work; what is typed can be shown. */
export function PasswordField({
  label,
  optional,
  description,
  error,
  placeholder,
  inputRef,
  showLabel,
  hideLabel,
  className,
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <AriaTextField
      {...props}
      type={shown ? 'text' : 'password'}
      isInvalid={error ? true : undefined}
      className={cx(field, className)}
    >
      <FieldLabel label={label} optional={optional} />
      <div className={passwordBox}>
        <Input ref={inputRef} className={cx(control, passwordInput)} placeholder={placeholder} />
        <Button
          className={cx(iconButtonStyle({ size: 32 }), reveal)}
          aria-label={shown ? hideLabel : showLabel}
          onPress={() => setShown(!shown)}
        >
          <Icon size={18} aria-hidden="true" />
        </Button>
      </div>
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
