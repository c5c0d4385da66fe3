/** A search parameter that is one of a few words; anything else counts as absent, so that addresses stay clean. */
export function oneOf<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
  search: Record<string, unknown>,
): { [Key in Name]?: Value } {
  const value = values.find((known) => known === search[name]);
  const found: { [Key in Name]?: Value } = {};
  if (value !== undefined) found[name] = value;
  return found;
}
