import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { cx } from '../../cx.ts';
import { Callout } from '../Callout/Callout.tsx';
import { bringIntoView, type FieldErrors, firstInvalid, withoutField } from './errors.ts';
import { form as formClass, list } from './Form.css.ts';

export type { FieldErrors } from './errors.ts';

/** Props of {@link Form}. */
export interface FormProps {
  /** What the server found wrong, by the `name` of the field; `null` when nothing. Every form has to say. */
  errors: FieldErrors | null;
  /** The values by name, and the form for what has several (`new FormData(form).getAll(name)`). */
  onSubmit: (values: Record<string, FormDataEntryValue>, form: HTMLFormElement) => void;
  /** A submission is under way: further ones are ignored. */
  busy?: boolean;
  /** The bold line over errors that belong to no field. */
  errorTitle?: string;
  /** Names the form, which makes it a landmark. */
  label?: string;
  id?: string;
  autoComplete?: 'on' | 'off';
  children: ReactNode;
  className?: string;
}

const NONE: FieldErrors = {};

/**
 * The errors with an identity that changes only when an answer has come: fields forget an error when they are edited,
 * and must not be told again by each render of their page.
 */
function useAnswer(errors: FieldErrors | null, busy: boolean): FieldErrors {
  const key = JSON.stringify(errors ?? NONE);
  const fresh = () => ({ key, busy, errors: key === '{}' ? NONE : { ...errors } });
  const [answer, setAnswer] = useState(fresh);
  if (answer.key !== key || (answer.busy && !busy)) setAnswer(fresh());
  else if (answer.busy !== busy) setAnswer({ ...answer, busy });
  return answer.errors;
}

/**
 * A field forgets its error with the first key and not when it is left: what stands below must not move while it is
 * being pressed. The fields themselves wait for this event.
 */
function forgetError(field: Element): void {
  if (field.getAttribute('aria-invalid') === 'true') field.dispatchEvent(new Event('change'));
}

/**
 * A form whose errors come from the server. After they have arrived the first wrong field has focus; what belongs to
 * no field is said above. Nothing is blocked by the browser, so all words are in the language of the page.
 */
export function Form({
  errors,
  onSubmit,
  busy = false,
  errorTitle,
  label,
  id,
  autoComplete,
  children,
  className,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [loose, setLoose] = useState<string[]>([]);
  const answer = useAnswer(errors, busy);

  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (target instanceof Element && form.current?.contains(target)) forgetError(target);
    };
    // On the document: React, which listens below it, has to see first what was typed.
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, []);

  useLayoutEffect(() => {
    if (form.current) setLoose(withoutField(form.current, answer));
  }, [answer]);

  useEffect(() => {
    if (!form.current || answer === NONE) return;
    const field = firstInvalid(form.current);
    if (!field) return;
    field.focus({ preventScroll: true });
    bringIntoView(field);
  }, [answer]);

  useEffect(() => {
    if (!form.current || !summary.current || loose.length === 0) return;
    if (!firstInvalid(form.current)) bringIntoView(summary.current);
  }, [loose]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form in a dialog of another form: React passes the event on, the browser does not.
    if (event.target !== event.currentTarget) return;
    if (busy) return;
    onSubmit(Object.fromEntries(new FormData(event.currentTarget)), event.currentTarget);
  };

  return (
    <AriaForm
      ref={form}
      id={id}
      // Sent by the browser itself, where scripts are off, it must not put what was typed into an address.
      method="post"
      aria-label={label}
      aria-busy={busy || undefined}
      autoComplete={autoComplete}
      validationBehavior="aria"
      validationErrors={answer}
      onSubmit={submit}
      className={cx(formClass, className)}
    >
      {loose.length > 0 && (
        <Callout ref={summary} tone="danger" role="alert" title={errorTitle}>
          {loose.length === 1 ? (
            loose[0]
          ) : (
            <ul className={list}>
              {loose.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </Callout>
      )}
      {children}
    </AriaForm>
  );
}
