import { useHydrated } from '../hydrated.ts';
import { useInterface } from '../interface-preferences.ts';
import type { ShortcutName } from './actions.ts';
import { ariaKeys, isApple, keyLabels } from './keys.ts';
import { effectiveMap } from './map.ts';

export interface ShortcutKeys {
  /** For eyes, as in a tooltip: `M`, `G H`, `Ctrl+K`; empty when the action has no key. */
  label: string;
  /** For `aria-keyshortcuts`; undefined when there is none or it cannot say it. */
  aria: string | undefined;
}

/** The keys of an action as they are now, for the button that does the same. */
export function useShortcutKeys(name: ShortcutName): ShortcutKeys {
  const keys = useInterface('keys');
  const singleKeys = useInterface('singleKeys');
  const effective = effectiveMap({ keys, singleKeys })[name];
  const apple = useHydrated() && isApple();
  return { label: keyLabels(effective, apple).join(' '), aria: ariaKeys(effective, apple) };
}
