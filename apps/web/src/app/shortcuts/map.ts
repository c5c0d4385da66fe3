import type { InterfacePreferences } from '../interface-preferences.ts';
import { actionOf, globalNames, type ShortcutName, shortcutActions, shortcutNames } from './actions.ts';
import { isSingle } from './keys.ts';

/** Keys by action; the empty text where an action has none. */
export type ShortcutMap = Readonly<Record<ShortcutName, string>>;

type Chosen = Pick<InterfacePreferences, 'keys' | 'singleKeys'>;

/** The keys an action was given, whether single keys act or not. */
export const chosenKeys = (name: ShortcutName, { keys }: Pick<Chosen, 'keys'>): string =>
  (actionOf(name).inRows ? undefined : keys[name]) ?? shortcutActions[name].keys;

/** What keys really do: people’s own before the usual ones, single keys only when they are switched on. */
export function effectiveMap(chosen: Chosen): ShortcutMap {
  const entries = shortcutNames.map((name) => {
    const keys = chosenKeys(name, chosen);
    // Rows hear their keys only while they have the focus, which the criterion allows.
    const off = !chosen.singleKeys && !actionOf(name).inRows && isSingle(keys);
    return [name, off ? '' : keys];
  });
  return Object.fromEntries(entries) as Record<ShortcutName, string>;
}

/** Whether one of two could not be pressed without the other: the same, or the beginning of it. */
const clash = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `);

/** The action that stands in the way of giving keys to another; null for none. */
export function conflictOf(
  name: ShortcutName,
  keys: string,
  chosen: Pick<Chosen, 'keys'>,
): ShortcutName | null {
  const other = shortcutNames.find((one) => one !== name && clash(chosenKeys(one, chosen), keys));
  return other ?? null;
}

/** Keys of the page, of assistive technology and of browsers, which no action may take. */
const reserved =
  /^((Shift\+)?(Tab|Enter|Escape|Backspace|Delete|Insert|Home|End|PageUp|PageDown|ArrowUp|ArrowDown|ArrowLeft|ArrowRight|ContextMenu|F\d+)|Shift\+Space|Mod\+(Shift\+)?[acfhlnopqrstvwxz0-9+=-]|Mod\+Plus|Alt\+.*|Control\+.*|Meta\+.*)$/;

/** Whether an action may have such a press among its keys. Space is for playing alone, by the Space rule. */
export const mayBind = (name: ShortcutName, stroke: string): boolean =>
  !reserved.test(stroke) && (stroke !== 'Space' || name === 'playPause');

/** People’s own keys with those of one action changed; `undefined` gives back the usual ones. */
export function withKeys(
  keys: InterfacePreferences['keys'],
  name: ShortcutName,
  change: string | undefined,
): InterfacePreferences['keys'] {
  const { [name]: _, ...rest } = keys;
  return change === undefined || change === shortcutActions[name].keys ? rest : { ...rest, [name]: change };
}

/** Finds what keys do, press by press; remembers the beginning of a sequence. */
export function createMatcher(patience: number) {
  let begun = '';
  let until = 0;
  return {
    /**
     * `strokes` as in `strokesOf`, `now` in milliseconds. An action, `begun` when more has to come, null when the
     * press means nothing.
     */
    press(strokes: readonly string[], map: ShortcutMap, now: number): ShortcutName | 'begun' | null {
      const before = now <= until ? begun : '';
      begun = '';
      for (const start of before ? [before, ''] : ['']) {
        for (const stroke of strokes) {
          const keys = start ? `${start} ${stroke}` : stroke;
          const action = globalNames.find((name) => map[name] === keys);
          if (action) return action;
          if (!globalNames.some((name) => map[name].startsWith(`${keys} `))) continue;
          begun = keys;
          until = now + patience;
          return 'begun';
        }
      }
      return null;
    },
    forget() {
      begun = '';
    },
  };
}
