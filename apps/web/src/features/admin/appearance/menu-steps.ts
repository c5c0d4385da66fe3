import type { Menu, MenuItem } from '@kantele/api/contract/settings';

/** An id that nothing has, nor had before: what is deleted and made anew is another thing. */
export function freeId(stem: string, taken: readonly { id: string }[]): string {
  const id = `${stem}-${Math.random().toString(36).slice(2, 10)}`;
  return taken.some((other) => other.id === id) ? freeId(stem, taken) : id;
}

/** The menus with one of them changed. */
export function withMenu(menus: readonly Menu[], id: string, change: (menu: Menu) => Menu): Menu[] {
  return menus.map((menu) => (menu.id === id ? change(menu) : menu));
}

/** The menus with the items of one of them changed. */
export function withItems(
  menus: readonly Menu[],
  id: string,
  change: (items: readonly MenuItem[]) => MenuItem[],
): Menu[] {
  return withMenu(menus, id, (menu) => ({ ...menu, items: change(menu.items) }));
}

/** What has changed its place among those that are in both lists: as few as explain the new order. */
export function movedIds(before: readonly string[], after: readonly string[]): string[] {
  const place = new Map(before.map((id, index) => [id, index]));
  const common = after.filter((id) => place.has(id));
  const places = common.map((id) => place.get(id) ?? 0);
  // Longest run of items that kept their order, ending at each of them.
  const best: number[][] = [];
  places.forEach((own, index) => {
    const runs = best.filter((run) => (places[run.at(-1) ?? 0] ?? 0) < own);
    best.push([...runs.reduce<number[]>((long, run) => (run.length > long.length ? run : long), []), index]);
  });
  const kept = new Set(best.reduce<number[]>((long, run) => (run.length > long.length ? run : long), []));
  return common.filter((_, index) => !kept.has(index));
}
