/** Where the first script of the page (`pre-hydration-script.ts`) leaves what it noted. */
export const preHydrationKey = 'kantelePreHydration';

/** What somebody did before the page was alive. */
interface PreHydrationEvents {
  /** Text of fields, and whether boxes are ticked. */
  typed: Map<HTMLInputElement | HTMLTextAreaElement, string | boolean>;
  /** Presses or sends once more: the last of what was pressed and sent. */
  again?: () => void;
}

declare global {
  interface Window {
    [preHydrationKey]?: PreHydrationEvents;
  }
}

/**
 * Does what somebody did before the page was alive: fields hold what was typed into them, the last button that was
 * pressed is pressed, the last form that was sent is sent. In a task of its own, in which React can first bring the part
 * to life that it happens to.
 */
export function replayEvents(): void {
  const recorded = window[preHydrationKey];
  if (!recorded) return;
  delete window[preHydrationKey];
  setTimeout(() => {
    for (const [field, value] of recorded.typed) fill(field, value);
    recorded.again?.();
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
