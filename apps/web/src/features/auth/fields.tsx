import { PasswordField, TextField } from '@kantele/ui/TextField';
import { useT } from '../../app/i18n.tsx';

interface EmailFieldProps {
  /** An address that is given: it can be read and not changed. */
  locked?: string;
  defaultValue?: string;
}

/** The email address of an account. */
export function EmailField({ locked, defaultValue }: EmailFieldProps) {
  const t = useT();
  const value = locked ?? defaultValue;
  return (
    <TextField
      // What is filled in comes with hydration, after the field itself.
      key={value ?? ''}
      name="email"
      type="email"
      label={t('Email')}
      autoComplete="username"
      inputMode="email"
      spellCheck="false"
      maxLength={254}
      isRequired
      isDisabled={locked !== undefined}
      defaultValue={value}
    />
  );
}

interface SecretFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  defaultValue?: string;
  autoFocus?: boolean;
}

/** A password, which can be shown. */
export function SecretField({ name, label, autoComplete, defaultValue, autoFocus }: SecretFieldProps) {
  const t = useT();
  return (
    <PasswordField
      key={defaultValue ?? ''}
      name={name}
      label={label}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      maxLength={1_000}
      isRequired
      defaultValue={defaultValue}
      showLabel={t('Show password')}
      hideLabel={t('Hide password')}
    />
  );
}
