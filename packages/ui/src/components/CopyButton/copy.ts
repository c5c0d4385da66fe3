/** The fallback: selected text can be copied without permission in the handler of a press. */
function copyBySelection(text: string, beside: HTMLElement): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.tabIndex = -1;
  area.setAttribute('aria-hidden', 'true');
  Object.assign(area.style, { position: 'fixed', insetBlockStart: '0', opacity: '0', pointerEvents: 'none' });
  // Beside the button: a dialog would take focus back from the end of the page.
  beside.after(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  beside.focus({ preventScroll: true });
  return done;
}

/** Marks a text on the page, so that the person can copy it by hand. */
function mark(element: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Copies by whatever the browser allows; says whether it worked. When nothing does, the text is left marked. */
export async function copy(text: string, button: HTMLElement, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (copyBySelection(text, button)) return true;
    if (shown) mark(shown);
    return false;
  }
}
