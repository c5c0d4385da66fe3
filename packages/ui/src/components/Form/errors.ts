/** Errors as the server sends them: by the name of the field. */
export type FieldErrors = Record<string, string[]>;

const WRONG = '[aria-invalid="true"], [data-invalid]';
const FOCUSABLE =
  'input:not([type="hidden"], [tabindex="-1"], :disabled), textarea:not(:disabled), select:not([tabindex="-1"], :disabled), button:not([tabindex="-1"], :disabled), [tabindex="0"]';

const NO_WORDS: string[] = [];

/** The sentences of which no field of the form shows any. */
export function withoutField(form: HTMLFormElement, errors: FieldErrors): string[] {
  const loose = Object.entries(errors).filter(([name]) => {
    const named = form.querySelectorAll(`[name="${CSS.escape(name)}"], [data-field="${CSS.escape(name)}"]`);
    // A hidden input that stands alone (the token of a reset) has no place to say anything.
    return ![...named].some((element) => element.closest(WRONG));
  });
  return loose.length > 0 ? [...new Set(loose.flatMap(([, sentences]) => sentences))] : NO_WORDS;
}

/** What takes focus in the first field, in the order of the page, that is wrong. */
export function firstInvalid(form: HTMLFormElement): HTMLElement | null {
  for (const wrong of form.querySelectorAll<HTMLElement>(WRONG)) {
    const target = wrong.matches(FOCUSABLE) ? wrong : wrong.querySelector<HTMLElement>(FOCUSABLE);
    if (target) return target;
  }
  return null;
}

/** Whether reduced motion is set, in the system or in the application. */
const still = (element: Element) =>
  element.closest('[data-motion="off"]') !== null ||
  (window.matchMedia('(prefers-reduced-motion: reduce)').matches && !element.closest('[data-motion="on"]'));

export function bringIntoView(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center', behavior: still(element) ? 'instant' : 'smooth' });
}
