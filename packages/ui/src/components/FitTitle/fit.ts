/** The widths that a title may take, in percent, from widest to narrowest. */
export const RANGES = { title: [112, 72], hero: [125, 64] } as const;

const STEP = 0.25;

/**
 * The widest setting whose measured width fits. Binary search over quarter percents: eight measurements instead
 * of a hundred and sixty. Null when even the narrowest is too wide.
 */
export function widestFit(
  [widest, narrowest]: readonly [number, number],
  available: number,
  measure: (stretch: number) => number,
): number | null {
  if (measure(narrowest) > available) return null;
  let fits = 0;
  let fails = Math.round((widest - narrowest) / STEP) + 1;
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1;
    if (measure(narrowest + middle * STEP) <= available) fits = middle;
    else fails = middle;
  }
  return narrowest + fits * STEP;
}

/** Sets one title. Writes straight to its style: a render per resize would be waste. */
function fit(box: HTMLElement): void {
  const line = box.firstElementChild;
  if (!(line instanceof HTMLElement)) return;
  const available = box.clientWidth;
  if (available === 0) return;
  const range = box.dataset.range === 'hero' ? RANGES.hero : RANGES.title;
  box.dataset.fit = 'measuring';
  const found = widestFit(range, available, (stretch) => {
    line.style.fontStretch = `${stretch}%`;
    return line.getBoundingClientRect().width;
  });
  line.style.fontStretch = `${found ?? range[1]}%`;
  box.dataset.fit = found === null ? 'wrapped' : 'line';
  // The whole title in a tip, but only when the second line could not hold it either.
  const cut = found === null && line.scrollHeight > line.clientHeight + 2;
  if (cut) box.title = line.textContent ?? '';
  else box.removeAttribute('title');
}

const widths = new WeakMap<Element, number>();
let observer: ResizeObserver | null = null;

function observe(entries: readonly ResizeObserverEntry[]): void {
  for (const { target, contentRect } of entries) {
    // Only the width matters; wrapping changes the height and must not start another pass.
    if (!(target instanceof HTMLElement) || widths.get(target) === contentRect.width) continue;
    widths.set(target, contentRect.width);
    fit(target);
  }
}

/** Keeps a title fitted until the returned function is called. All titles share one observer. */
export function keepFitted(box: HTMLElement): () => void {
  observer ??= new ResizeObserver(observe);
  const shared = observer;
  fit(box);
  widths.set(box, box.clientWidth);
  shared.observe(box);
  let alive = true;
  // Measured in the fallback face first; once more when the real one is there.
  if (document.fonts.status !== 'loaded') void document.fonts.ready.then(() => alive && fit(box));
  return () => {
    alive = false;
    shared.unobserve(box);
    widths.delete(box);
  };
}
