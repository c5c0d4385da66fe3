/** A list without the item of a place. */
export function without<Item>(items: readonly Item[], place: number): Item[] {
  return items.filter((_, other) => other !== place);
}
