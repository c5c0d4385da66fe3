import type { MenuItem, Settings } from '../definitions.ts';
import { menuIcons } from './menu-icons.gen.ts';
import { everyItem } from './menus.ts';

type Drawing = (typeof menuIcons)[keyof typeof menuIcons];

/** What items without an icon have. */
const plain = 'link';

/** Drawings of the icons that menus and buttons of the landing page name, by name. */
export function iconDrawings({
  menus,
  homepage,
}: Pick<Settings, 'menus' | 'homepage'>): Record<string, Drawing> {
  const { cta1, cta2, cta3 } = homepage.appearance.actions;
  const named = [
    ...menus.flatMap(({ items }) => everyItem<MenuItem>(items)),
    ...[cta1, cta2, cta3].filter((button) => button !== null),
  ];
  const all: Record<string, Drawing> = menuIcons;
  return Object.fromEntries(
    [...new Set(named.map(({ icon }) => icon ?? plain))].flatMap((name) => {
      const drawing = Object.hasOwn(all, name) ? all[name] : undefined;
      return drawing ? [[name, drawing]] : [];
    }),
  );
}
