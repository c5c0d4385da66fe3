/** What the Space key was pressed on. */
export interface SpaceTarget {
  /** A place where Space means something else: text, checkboxes, menus, dialogs. */
  keepsSpace: boolean;
  /** A button, a link that acts as one, or a slider. */
  button: boolean;
  /** A row that Space selects. */
  row: boolean;
  /** The focus is visible: it was moved there by keyboard, not by a click. */
  focusVisible: boolean;
}

/**
 * The Space rule: it plays and pauses wherever it means nothing else. A button that was only clicked does not keep
 * it; one that was reached by keyboard does.
 */
export function spaceToggles({ keepsSpace, button, row, focusVisible }: SpaceTarget): boolean {
  if (keepsSpace) return false;
  return !((button || row) && focusVisible);
}

const roles = (names: string) =>
  names
    .split(' ')
    .map((role) => `[role="${role}"]`)
    .join(',');

/** Elements that use Space themselves, and everything inside an open dialog or menu. */
export const spaceKeepers = [
  'input:not([type="range"])',
  'textarea',
  'select',
  'summary',
  'audio',
  'video',
  'iframe',
  '[contenteditable]:not([contenteditable="false"])',
  'dialog',
  roles('dialog alertdialog menu menubar listbox tree textbox searchbox combobox spinbutton'),
  roles('checkbox switch radio option menuitem menuitemcheckbox menuitemradio tab treeitem application'),
].join(',');

/** Clicked, these do not keep Space; a slider that was reached by keyboard does, like everything beside it. */
export const spaceButtons = 'button,[role="button"],input[type="range"],[role="slider"]';
export const spaceRows = '[role="row"],[role="gridcell"]';
