/** What a form body holds: `items[0][price]=x` becomes `{ items: { 0: { price: 'x' } } }`. */
export type FormValue = string | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

/** Reads a body as Stripe's library writes it. */
export function parseForm(body: string): Form {
  const root: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) {
    const path = [...name.matchAll(/([^[\]]+)/g)].map(([part]) => part);
    let at: Form = root;
    for (const [index, part] of path.entries()) {
      if (index === path.length - 1) {
        at[part] = value;
        break;
      }
      const inside = at[part];
      const next: Form = typeof inside === 'object' ? inside : Object.create(null);
      at[part] = next;
      at = next;
    }
  }
  return root;
}

/** A text of the form; undefined when it is not there. */
export function text(form: Form | undefined, ...path: string[]): string | undefined {
  let at: FormValue | undefined = form;
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

/** A part of the form with parts of its own. */
export function part(form: Form | undefined, name: string): Form | undefined {
  const found = form?.[name];
  return typeof found === 'object' ? found : undefined;
}

/** The entries of a list, in their order. */
export function list(form: Form | undefined, name: string): FormValue[] {
  return Object.entries(part(form, name) ?? {})
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, value]) => value);
}
