import { line } from '@kantele/api/translate';
import type { FieldErrors } from '@kantele/ui/Form';
import { useState } from 'react';
import { fieldErrors, useShowOtherFailure } from './failure.ts';
import { useT } from './i18n.tsx';

/** What a form hands over. */
export type FormValues = Record<string, FormDataEntryValue>;

/** Says of each required field that is empty what the server would say of it; null when there is none. */
export function useMissing() {
  const t = useT();
  return (form: HTMLFormElement): FieldErrors | null => {
    const required = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      ':is(input, textarea)[aria-required="true"][name]:enabled',
    );
    const missing = [...required].filter((field) =>
      field.type === 'checkbox' ? !(field as HTMLInputElement).checked : field.value === '',
    );
    const said = missing.map(({ name, type }): [string, string[]] => [
      name,
      [t(missingWords[type] ?? missingWord)],
    ]);
    return said.length > 0 ? Object.fromEntries(said) : null;
  };
}

const missingWord = line('This field is required.');
const missingWords: Readonly<Record<string, string>> = {
  checkbox: line('Accept this to go on.'),
  email: line('Enter your email.'),
};

/**
 * One form's submissions: busy while one runs, then what it said of fields. What belongs to no field becomes a toast.
 * Nothing is sent while a required field is empty.
 */
export function useSubmit(run: (values: FormValues, form: HTMLFormElement) => Promise<void>) {
  const missingIn = useMissing();
  const showOther = useShowOtherFailure();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors | null>(null);
  const onSubmit = (values: FormValues, form: HTMLFormElement) => {
    if (busy) return;
    setBusy(true);
    const missing = missingIn(form);
    if (missing) {
      // After a render: a form says the same errors again when it has been busy meanwhile.
      queueMicrotask(() => {
        setErrors(missing);
        setBusy(false);
      });
      return;
    }
    run(values, form).then(
      () => {
        setErrors(null);
        setBusy(false);
      },
      (error: unknown) => {
        setErrors(fieldErrors(error));
        setBusy(false);
        showOther(error);
      },
    );
  };
  return { busy, errors, onSubmit };
}

/** A text of a form, empty when its field is not there. */
export function textOf(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}
