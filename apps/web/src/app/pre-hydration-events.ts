/** Name of the global in which the script of the head (`pre-hydration-script.ts`) leaves the events it recorded. */
export const preHydrationKey = 'kantelePreHydration';

/** What was done before hydration. */
interface PreHydrationEvents {
  /** Text of fields, and whether boxes are ticked. */
  typed: Map<HTMLInputElement | HTMLTextAreaElement, string | boolean>;
  /** What may be shortcuts; undefined once something listens to those itself. */
  keys?: KeyboardEvent[] | undefined;
  /** Presses or sends once more: the last of what was pressed and sent. */
  again?: (() => void) | undefined;
}

declare global {
  interface Window {
    [preHydrationKey]?: PreHydrationEvents;
  }
}

/**
 * Replays what was done before hydration: fields get what was typed into them, the last button that was pressed is
 * pressed, the last form that was submitted is submitted. In a task of its own, so that React hydrates the part that the
 * event is for first. Until then events are recorded: a form that is sent in between would be sent empty.
 */
export function replayEvents(): void {
  setTimeout(() => {
    document.documentElement.dataset.hydrated = 'true';
    const recorded = window[preHydrationKey];
    if (!recorded) return;
    const { typed, again } = recorded;
    recorded.typed = new Map();
    recorded.again = undefined;
    // In a part whose code has not come yet, both are recorded once more.
    for (const [field, value] of typed) fill(field, value);
    again?.();
  });
}

/** Fills the fields of a part whose code came later than that of its page. */
export function fillInside(place: Element): void {
  const typed = window[preHydrationKey]?.typed;
  for (const [field, value] of typed ?? []) {
    if (!place.contains(field)) continue;
    typed?.delete(field);
    fill(field, value);
  }
}

/** Hands over the keys that were pressed before anything listened to shortcuts, and records no more of them. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const recorded = window[preHydrationKey];
  const keys = recorded?.keys ?? [];
  if (recorded) recorded.keys = undefined;
  return keys;
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
