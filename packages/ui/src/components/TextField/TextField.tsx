import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { TextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components/TextField';
import { cx } from '../../cx.ts';
import { iconButtonStyle } from '../IconButton/IconButton.css.ts';
import { FieldLabel, FieldNotes, type FieldTexts } from './FieldParts.tsx';
import { control, field, passwordBox, passwordInput, reveal } from './field.css.ts';

type Inherited = Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid'>;

/** Props of {@link TextField}. */
export interface TextFieldProps extends Inherited, FieldTexts {
  placeholder?: string;
  /** More than one makes it a text area. */
  rows?: number;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** A line of text, or several. The label stands above, the error below with an icon. */
export function TextField({
  label,
  optional,
  description,
  error,
  placeholder,
  rows = 1,
  inputRef,
  className,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField {...props} isInvalid={error ? true : undefined} className={cx(field, className)}>
      <FieldLabel label={label} optional={optional} />
      {rows > 1 ? (
        <TextArea className={control} rows={rows} placeholder={placeholder} />
      ) : (
        <Input ref={inputRef} className={control} placeholder={placeholder} />
      )}
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'rows' | 'type'> {
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
