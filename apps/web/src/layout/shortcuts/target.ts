import { type SpaceTarget, spaceButtons, spaceKeepers, spaceRows } from './space.ts';

/** Inputs that take no text. */
const presses = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];
const texts = [
  `input${presses.map((type) => `:not([type="${type}"])`).join('')}`,
  'textarea',
  'select',
  'iframe',
  '[contenteditable]:not([contenteditable="false"])',
  ...['textbox', 'searchbox', 'combobox', 'spinbutton'].map((role) => `[role="${role}"]`),
].join(',');
/** Where letters find things in a list. */
const finders =
  '[role="menu"],[role="menubar"],[role="listbox"],[role="tree"],[role="application"],[aria-haspopup="listbox"]';
/** A field that is waiting for the keys of an action. */
const recorders = '[data-records-keys]';
/** What must be dealt with first; a message at the edge need not. A layer of the player, which keys move, says so. */
const modals = ['dialog', 'alertdialog', 'menu']
  .map((role) => `[role="${role}"]:not([aria-modal="false"], [data-shortcuts], [data-shortcuts] *)`)
  .join(',');

export const isText = (target: Element): boolean => target.closest(texts) !== null;

/** Whether keys mean something of their own where they are pressed. */
export const keepsKeys = (target: Element): boolean =>
  isText(target) || target.closest(finders) !== null || target.closest(recorders) !== null;

export const isRecording = (target: Element): boolean => target.closest(recorders) !== null;

/** Whether a dialog or a menu is open. */
export const modalOpen = (document: Document): boolean => document.querySelector(modals) !== null;

/** What Space was pressed on. */
export function spaceTarget(target: Element, focusVisible: boolean): SpaceTarget {
  const keeper = target.closest(spaceKeepers);
  return {
    // A layer of the player is no dialog to its keys.
    keepsSpace: keeper !== null && !keeper.matches('[data-shortcuts]'),
    button: target.closest(spaceButtons) !== null,
    row: target.closest(spaceRows) !== null,
    focusVisible,
  };
}
