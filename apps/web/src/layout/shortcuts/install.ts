import { interfacePreferences } from '../../app/interface-preferences.ts';
import { takeEarlyKeys } from '../../app/pre-hydration-events.ts';
import { actionOf, type ShortcutName } from '../../app/shortcuts/actions.ts';
import { isApple, isModifier, strokesOf } from '../../app/shortcuts/keys.ts';
import { createMatcher, effectiveMap } from '../../app/shortcuts/map.ts';
import { overlay, typeAhead } from '../../app/shortcuts/overlay.ts';
import { spaceToggles } from '../../app/shortcuts/space.ts';
import {
  inModal,
  isRecording,
  isText,
  keepsKeys,
  modalOpen,
  spaceTarget,
  targetOf,
} from '../../app/shortcuts/target.ts';
import { type Dependencies, isGlobal, performShortcut } from './perform.ts';

const moving = new Set(['Tab', 'Enter', 'Escape', 'Home', 'End', 'PageUp', 'PageDown']);
/** How long the second press of a sequence may take, in milliseconds. */
const patience = 1_500;

/**
 * Listens to the keys of the shortcut map in the capture phase of the window, before any part of the page, so that a
 * button that was clicked does not fire again on Space.
 */
export function installShortcuts(window: Window, dependencies: Dependencies): () => void {
  const { document } = window;
  const apple = isApple();
  const matcher = createMatcher(patience);
  /** Whether focus moves by keyboard at the moment, and whether it did when it came to where it is. */
  let byKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
  let focusVisible = byKeyboard;
  /** What the key that is down was taken for. */
  let taken: { key: string; action: ShortcutName | null } | null = null;

  const swallow = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const act = (event: KeyboardEvent, action: ShortcutName) => {
    taken = { key: event.key, action };
    swallow(event);
    if (isGlobal(action)) performShortcut(action, dependencies);
  };

  /** Whether an action may happen here and now. */
  const allowed = (event: KeyboardEvent, target: Element): boolean => {
    if (modalOpen(document) || isRecording(target)) return false;
    if (event.key === ' ') {
      return (
        dependencies.player.state.get().queue.current !== null &&
        spaceToggles(spaceTarget(target, focusVisible))
      );
    }
    // With Ctrl or ⌘ nothing is typed, so the palette opens from a line of text too.
    const held = event.ctrlKey || event.metaKey;
    return held ? !isText(target) || target instanceof HTMLInputElement : !keepsKeys(target);
  };

  const keydown = (event: KeyboardEvent, isUsed = event.defaultPrevented) => {
    if (moving.has(event.key) || event.key.startsWith('Arrow')) byKeyboard = true;
    if (isModifier(event)) return;
    const target = targetOf(event);
    if (overlay.get() === 'palette' && !(target && inModal(target))) {
      // It is on its way: what is typed is meant for it, not for the player nor for the field that still has the focus.
      if (!event.ctrlKey && !event.metaKey && !event.isComposing) typeAhead(event.key);
      return swallow(event);
    }
    if (event.repeat) {
      // Held down: the first press has decided.
      if (taken?.key !== event.key) return;
      swallow(event);
      if (taken.action && actionOf(taken.action).repeats) act(event, taken.action);
      return;
    }
    taken = null;
    if (event.isComposing || isUsed || !target) return matcher.forget();
    if (keepsKeys(target) && !event.ctrlKey && !event.metaKey) return matcher.forget();
    const found = matcher.press(
      strokesOf(event, apple),
      effectiveMap(interfacePreferences.get()),
      event.timeStamp,
    );
    if (found === 'begun') {
      if (modalOpen(document)) return matcher.forget();
      taken = { key: event.key, action: null };
      swallow(event);
    } else if (found && allowed(event, target)) act(event, found);
  };
  const keyup = (event: KeyboardEvent) => {
    // A button acts when Space comes up.
    if (taken?.key === event.key && event.key === ' ') swallow(event);
    if (taken?.key === event.key) taken = null;
  };
  const pointerdown = () => {
    byKeyboard = false;
    focusVisible = false;
    matcher.forget();
  };
  const focusin = () => {
    focusVisible = byKeyboard;
  };

  // The script that has recorded them keeps two of them from the browser.
  for (const event of takeEarlyKeys())
    keydown(event, event.defaultPrevented && event.key !== '/' && event.key !== 'k');
  const onKeyDown = (event: KeyboardEvent) => keydown(event);
  const capture = { capture: true };
  window.addEventListener('keydown', onKeyDown, capture);
  window.addEventListener('keyup', keyup, capture);
  window.addEventListener('pointerdown', pointerdown, capture);
  document.addEventListener('focusin', focusin, capture);
  return () => {
    window.removeEventListener('keydown', onKeyDown, capture);
    window.removeEventListener('keyup', keyup, capture);
    window.removeEventListener('pointerdown', pointerdown, capture);
    document.removeEventListener('focusin', focusin, capture);
  };
}
