import type { InnerItem, MenuItem } from '@kantele/api/contract/settings';
import { everyItem } from '@kantele/api/menus';
import { freeId } from './menu-steps.ts';

type Items = readonly MenuItem[];

/** An item with the one it is within. */
export interface MenuRow {
  item: MenuItem;
  parent: string | undefined;
}

/** Items as rows, each followed by those within it. */
export function rowsOf(items: Items): MenuRow[] {
  return items.flatMap((item) => [
    { item, parent: undefined },
    ...(item.children ?? []).map((child) => ({ item: child, parent: item.id })),
  ]);
}

export function rowOf(items: Items, id: string): MenuRow | undefined {
  return rowsOf(items).find(({ item }) => item.id === id);
}

/** Those an item is with, itself included. */
export function besides(items: Items, id: string): Items {
  const parent = rowOf(items, id)?.parent;
  return parent === undefined ? items : (items.find((item) => item.id === parent)?.children ?? []);
}

/** The item with others within it; without any it is as if it never had some. */
function holding({ children: _, ...item }: MenuItem, children: readonly MenuItem[]): MenuItem {
  return children.length === 0 ? item : { ...item, children: children.map(asInner) };
}
const asInner = ({ children: _, ...item }: MenuItem): InnerItem => item;
const isLeaf = ({ children }: MenuItem): boolean => !children?.length;

/** The items with what is beside each other made anew, wherever that is. */
function mapLists(items: Items, make: (list: Items) => MenuItem[]): MenuItem[] {
  return make(items).map((item) => (isLeaf(item) ? item : holding(item, make(item.children ?? []))));
}

/** The items with one of them changed. */
export function withItem(items: Items, id: string, made: Partial<MenuItem>): MenuItem[] {
  return mapLists(items, (list) => list.map((item) => (item.id === id ? { ...item, ...made } : item)));
}

/** The items without one of them, and those within it. */
export function without(items: Items, id: string): MenuItem[] {
  return mapLists(items, (list) => list.filter((item) => item.id !== id));
}

/** The items with a copy of one of them, and of those within it, after it. */
export function copied(items: Items, id: string, label: string): MenuItem[] {
  const taken = everyItem<MenuItem>(items);
  const copy = (item: MenuItem): MenuItem => ({ ...item, id: freeId('item', taken) });
  return mapLists(items, (list) =>
    list.flatMap((item) =>
      item.id === id ? [item, { ...holding(copy(item), (item.children ?? []).map(copy)), label }] : [item],
    ),
  );
}

/** The items with one of them at another place among those it is with, counted from 0. */
export function placed(items: Items, id: string, place: number): MenuItem[] {
  return mapLists(items, (list) => {
    const item = list.find((other) => other.id === id);
    if (!item) return [...list];
    const at = Math.min(Math.max(0, place), list.length - 1);
    return list.filter((other) => other !== item).toSpliced(at, 0, item);
  });
}

/** Whether an item may go into another one: neither has it items within, nor is the other within one. */
export function fitsInto(items: Items, id: string, parent: string): boolean {
  const [row, above] = [rowOf(items, id), rowOf(items, parent)];
  return (
    row !== undefined &&
    above !== undefined &&
    id !== parent &&
    isLeaf(row.item) &&
    above.parent === undefined
  );
}

/** The items with one of them as the last one, or at a place, within another one. */
export function putInto(
  items: Items,
  id: string,
  parent: string,
  place = Number.POSITIVE_INFINITY,
): MenuItem[] {
  const row = rowOf(items, id);
  if (!row || !fitsInto(items, id, parent)) return [...items];
  return without(items, id).map((item) =>
    item.id === parent
      ? holding(
          item,
          [...(item.children ?? [])].toSpliced(
            Math.min(place, item.children?.length ?? 0),
            0,
            asInner(row.item),
          ),
        )
      : item,
  );
}

/** The items with one that is within another one after that. */
export function takenOut(items: Items, id: string): MenuItem[] {
  const row = rowOf(items, id);
  if (row?.parent === undefined) return [...items];
  const rest = without(items, id);
  return rest.toSpliced(rest.findIndex((item) => item.id === row.parent) + 1, 0, row.item);
}

/** The item one can go into by one step: the one before it. */
export function aboveOf(items: Items, id: string): MenuItem | undefined {
  const above = items[items.findIndex((item) => item.id === id) - 1];
  return above && fitsInto(items, id, above.id) ? above : undefined;
}

/**
 * The items after one was dropped at another one. What has items within stays outside of others; below an item that
 * has some is above the first of those.
 */
export function dropped(
  items: Items,
  id: string,
  target: string,
  position: 'before' | 'after' | 'on',
): MenuItem[] {
  const [row, at] = [rowOf(items, id), rowOf(items, target)];
  if (!row || !at || id === target || at.parent === id) return [...items];
  if (position === 'on') return putInto(items, id, target);
  const rest = without(items, id);
  const inside = at.parent ?? (position === 'after' && !isLeaf(at.item) ? target : undefined);
  if (inside !== undefined && isLeaf(row.item)) {
    const list = rest.find((item) => item.id === inside)?.children ?? [];
    const place = list.findIndex((item) => item.id === target) + (position === 'after' ? 1 : 0);
    return putInto(items, id, inside, Math.max(0, place));
  }
  const beside = rest.findIndex((item) => item.id === (at.parent ?? target));
  return rest.toSpliced(beside + (at.parent !== undefined || position === 'after' ? 1 : 0), 0, row.item);
}

/** Where the server finds an item: the names of fields it complains about begin so. */
export function fieldOf(items: Items, id: string): string {
  const parent = rowOf(items, id)?.parent;
  const at = besides(items, id).findIndex((item) => item.id === id);
  if (parent === undefined) return String(at);
  return `${items.findIndex((item) => item.id === parent)}.children.${at}`;
}
