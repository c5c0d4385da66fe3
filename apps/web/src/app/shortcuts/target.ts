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

/** What a key was pressed on, also inside a shadow root: what listens outside of it is told of its host only. */
export function targetOf(event: Event): Element | null {
  // The path of an event that is over is empty.
  const inner = event.composedPath()[0] ?? event.target;
  return inner instanceof Element ? inner : null;
}

/** `closest`, beyond the shadow roots around an element too. */
function closest(target: Element, selector: string): Element | null {
  const root = target.getRootNode();
  return target.closest(selector) ?? (root instanceof ShadowRoot ? closest(root.host, selector) : null);
}

/** Nobody can look into it: there may be a field inside. */
const isClosed = (target: Element): boolean => target.localName.includes('-') && target.shadowRoot === null;

/** Whether what is typed there becomes text. */
export const isText = (target: Element): boolean => closest(target, texts) !== null || isClosed(target);

/** Whether keys mean something of their own where they are pressed. */
export const keepsKeys = (target: Element): boolean =>
  isText(target) || closest(target, finders) !== null || isRecording(target);

export const isRecording = (target: Element): boolean => closest(target, recorders) !== null;

/** Whether a dialog or a menu is open. */
export const modalOpen = (document: Document): boolean => document.querySelector(modals) !== null;

/** Whether something lies in an open dialog or menu. */
export const inModal = (target: Element): boolean => closest(target, modals) !== null;

/** What Space was pressed on. */
export function spaceTarget(target: Element, focusVisible: boolean): SpaceTarget {
  const keeper = closest(target, spaceKeepers);
  return {
    // A layer of the player is no dialog to its keys.
    keepsSpace: isClosed(target) || (keeper !== null && !keeper.matches('[data-shortcuts]')),
    button: closest(target, spaceButtons) !== null,
    row: closest(target, spaceRows) !== null,
    focusVisible,
  };
}
