/** A list with the item of one place at another. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  const rest = without(items, from);
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** A list without the item of a place. */
export function without<Item>(items: readonly Item[], place: number): Item[] {
  return items.filter((_, other) => other !== place);
}
