/** Where the first script of the page (`early.ts`) leaves what it noted. */
export const earlyKey = 'kanteleEarly';

/** What somebody did before the page was alive. */
interface EarlyDeeds {
  /** Text of fields, and whether boxes are ticked. */
  typed: Map<HTMLInputElement | HTMLTextAreaElement, string | boolean>;
  /** Presses or sends once more: the last of what was pressed and sent. */
  again?: () => void;
}

declare global {
  interface Window {
    [earlyKey]?: EarlyDeeds;
  }
}

/**
 * Does what somebody did before the page was alive: fields hold what was typed into them, the last button that was
 * pressed is pressed, the last form that was sent is sent. In a task of its own, in which React can first bring the part
 * to life that it happens to.
 */
export function catchUp(): void {
  const early = window[earlyKey];
  if (!early) return;
  delete window[earlyKey];
  setTimeout(() => {
    for (const [field, value] of early.typed) fill(field, value);
    early.again?.();
  });
}

/**
 * Fills a field as its user has. React compares it with what was last written to the property of the element, and is
 * only told of a difference: that is made first.
 */
function fill(field: HTMLInputElement | HTMLTextAreaElement, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (!(field instanceof HTMLInputElement)) return;
    field.checked = !value;
    field.click();
    return;
  }
  field.value = '';
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
