import type { FieldErrors } from '@kantele/ui/Form';
import { useRouter } from '@tanstack/react-router';
import { errorOf } from '../lib/api-error.ts';
import { useT } from './i18n.tsx';
import { notify } from './notify.ts';

/** What a failed call says of fields, for a form; null when it says nothing of any that can be seen. */
export function fieldErrors(error: unknown): FieldErrors | null {
  if (!error) return null;
  const { human_token: _, ...fields } = errorOf(error).fields;
  return Object.keys(fields).length > 0 ? fields : null;
}

type Translate = ReturnType<typeof useT>;

function planAction(t: Translate, showPlans: () => void) {
  return { label: t('See plans'), onPress: showPlans };
}

/** Leads to the plans on sale, for messages about a limit that one of them lifts. */
export function useToPlans() {
  const t = useT();
  const router = useRouter();
  return planAction(t, () => void router.navigate({ to: '/pricing' }));
}

/**
 * Says what went wrong in a toast: the first sentence about a field, else the server's message; of a limit that a plan
 * lifts, with the way to the plans.
 */
export function tellFailure(error: unknown, t: Translate, showPlans: () => void): void {
  const { fields, message, upgrade } = errorOf(error);
  void notify(t(Object.values(fields)[0]?.[0] ?? message), {
    tone: 'danger',
    ...(upgrade ? { action: planAction(t, showPlans) } : {}),
  });
}

/** {@link tellFailure} for components. */
export function useShowFailure() {
  const t = useT();
  const toPlans = useToPlans();
  return (error: unknown) => tellFailure(error, t, toPlans.onPress);
}

/** For calls of forms: what belongs to a field stands there already, the rest is said in a toast. */
export function useShowOtherFailure() {
  const showFailure = useShowFailure();
  return (error: unknown) => {
    if (!fieldErrors(error)) showFailure(error);
  };
}
