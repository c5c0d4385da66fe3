/** The same items in a random order (Fisher–Yates). `random` gives numbers in [0, 1). */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const rest = [...items];
  const drawn: Item[] = [];
  while (rest.length > 0) {
    const place = Math.floor(random() * rest.length);
    const last = rest.pop();
    const item = place < rest.length ? rest[place] : last;
    if (place < rest.length && last !== undefined) rest[place] = last;
    if (item !== undefined) drawn.push(item);
  }
  return drawn;
}
