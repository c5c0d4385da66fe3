/**
 * A search parameter that is one of a few words. Anything else counts as absent: it is set to undefined, since a
 * key that is merely left out would be filled from the raw address again.
 */
export function oneOf<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
  search: Record<string, unknown>,
): { [Key in Name]?: Value } {
  const found: { [Key in Name]?: Value } = {};
  found[name] = values.find((known) => known === search[name]);
  return found;
}
