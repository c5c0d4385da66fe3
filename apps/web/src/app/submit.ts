import type { FieldErrors } from '@kantele/ui/Form';
import { useState } from 'react';
import { fieldErrors, useShowOtherFailure } from './failure.ts';

/** What a form hands over. */
export type FormValues = Record<string, FormDataEntryValue>;

/**
 * One form's submissions: busy while one runs, then what it said of fields. What belongs to no field becomes a toast.
 */
export function useSubmit(run: (values: FormValues, form: HTMLFormElement) => Promise<void>) {
  const showOther = useShowOtherFailure();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors | null>(null);
  const onSubmit = (values: FormValues, form: HTMLFormElement) => {
    if (busy) return;
    setBusy(true);
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
