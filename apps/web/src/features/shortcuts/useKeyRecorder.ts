import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { interfacePreferences } from '../../app/interface-preferences.ts';
import { globalNames, type ShortcutName } from '../../app/shortcuts/actions.ts';
import { isApple, isModifier, strokesOf } from '../../app/shortcuts/keys.ts';
import { chosenKeys, conflictOf, mayBind, withKeys } from '../../app/shortcuts/map.ts';

/** How long a key that begins sequences waits for another, in milliseconds. */
const patience = 1_500;

/** What came of pressing keys for an action. */
export type Recorded =
  | { kind: 'waiting'; keys: string }
  | { kind: 'refused'; keys: string }
  | { kind: 'conflict'; keys: string; other: ShortcutName }
  | null;

/** Takes the keys for one action from the next press, or from two where the first begins a sequence. */
export function useKeyRecorder(name: ShortcutName, onDone: () => void) {
  const [recorded, setRecorded] = useState<Recorded>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const take = (keys: string) => {
    const other = conflictOf(name, keys, interfacePreferences.get());
    if (other) return setRecorded({ kind: 'conflict', keys, other });
    interfacePreferences.set({ keys: withKeys(interfacePreferences.get().keys, name, keys) });
    onDone();
  };
  /** Takes the keys from the other action, which then has none. */
  const replace = () => {
    if (recorded?.kind !== 'conflict') return;
    const { keys } = interfacePreferences.get();
    interfacePreferences.set({ keys: withKeys(withKeys(keys, recorded.other, ''), name, recorded.keys) });
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    clearTimeout(timer.current);
    if (event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return onDone();
    if (isModifier(event) || event.nativeEvent.isComposing) return;
    const [stroke] = strokesOf(event.nativeEvent, isApple());
    if (!stroke) return;
    if (!mayBind(name, stroke)) return setRecorded({ kind: 'refused', keys: stroke });
    if (recorded?.kind === 'waiting') return take(`${recorded.keys} ${stroke}`);
    if (!beginsSequence(stroke)) return take(stroke);
    setRecorded({ kind: 'waiting', keys: stroke });
    timer.current = setTimeout(() => take(stroke), patience);
  };
  return { recorded, onKeyDown, replace };
}

const beginsSequence = (stroke: string): boolean =>
  globalNames.some((name) => chosenKeys(name, interfacePreferences.get()).startsWith(`${stroke} `));
