import type { FieldErrors } from '@kantele/ui/Form';
import { errorOf } from '../lib/api-error.ts';
import { useT } from './i18n.tsx';
import { notify } from './notify.ts';

/** What a failed call says of fields, for a form; null when it says nothing of any that can be seen. */
export function fieldErrors(error: unknown): FieldErrors | null {
  if (!error) return null;
  const { human_token: _, ...fields } = errorOf(error).fields;
  return Object.keys(fields).length > 0 ? fields : null;
}

/** Says what went wrong in a toast: the first sentence about a field, else the server's message. */
export function useShowFailure() {
  const t = useT();
  return (error: unknown) => {
    const { fields, message } = errorOf(error);
    void notify(t(Object.values(fields)[0]?.[0] ?? message), { tone: 'danger' });
  };
}

/** For calls of forms: what belongs to a field stands there already, the rest is said in a toast. */
export function useShowOtherFailure() {
  const showFailure = useShowFailure();
  return (error: unknown) => {
    if (!fieldErrors(error)) showFailure(error);
  };
}
