import type { Player } from '../player-types.ts';
import { spaceButtons, spaceKeepers, spaceRows, spaceToggles } from './space.ts';

const moving = new Set(['Tab', 'Enter', 'Escape', 'Home', 'End', 'PageUp', 'PageDown']);

/**
 * Space plays and pauses. Listens in the capture phase of the window, before any part of the page, so that a button
 * that was clicked does not fire again.
 */
export function installKeyboard(window: Window, player: Player): () => void {
  const { document } = window;
  /** Whether focus moves by keyboard at the moment, and whether it did when it came to where it is. */
  let byKeyboard = false;
  let focusVisible = false;
  let swallowed = false;

  const readTarget = (target: Element) => ({
    keepsSpace: target.closest(spaceKeepers) !== null,
    button: target.closest(spaceButtons) !== null,
    row: target.closest(spaceRows) !== null,
    focusVisible,
  });

  const swallow = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const keydown = (event: KeyboardEvent) => {
    if (event.key !== ' ') {
      if (moving.has(event.key) || event.key.startsWith('Arrow')) byKeyboard = true;
      return;
    }
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.isComposing) return;
    // Held down: the first press has decided.
    if (event.repeat) {
      if (swallowed) swallow(event);
      return;
    }
    swallowed = false;
    const { target } = event;
    if (!player.state.get().queue.current || !(target instanceof Element)) return;
    if (!spaceToggles(readTarget(target))) return;
    swallowed = true;
    swallow(event);
    player.actions.toggle();
  };
  const keyup = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !swallowed) return;
    swallowed = false;
    swallow(event);
  };
  const pointerdown = () => {
    byKeyboard = false;
    focusVisible = false;
  };
  const focusin = () => {
    focusVisible = byKeyboard;
  };

  const capture = { capture: true };
  window.addEventListener('keydown', keydown, capture);
  window.addEventListener('keyup', keyup, capture);
  window.addEventListener('pointerdown', pointerdown, capture);
  document.addEventListener('focusin', focusin, capture);
  return () => {
    window.removeEventListener('keydown', keydown, capture);
    window.removeEventListener('keyup', keyup, capture);
    window.removeEventListener('pointerdown', pointerdown, capture);
    document.removeEventListener('focusin', focusin, capture);
  };
}
