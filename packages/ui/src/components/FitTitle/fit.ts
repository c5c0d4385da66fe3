/** The widths that a title may take, in percent, from widest to narrowest. */
export const RANGES = { title: [112, 72], hero: [125, 64] } as const;

/** In percent. Each setting in use is a font of its own to the browser; finer ones are not seen. */
const STEP = 0.5;

/**
 * Looks for the widest setting, in half percents, whose measured width fits: yields a setting, is told its width,
 * and returns what it found; null when even the narrowest is too wide. Widths grow almost in a straight line, so
 * false position with the Illinois rule takes about five measurements where there are a hundred settings.
 */
export function* widestFit(
  [widest, narrowest]: readonly [number, number],
  available: number,
): Generator<number, number | null, number> {
  let spare = available - (yield widest);
  if (spare >= 0) return widest;
  const fails = { step: Math.round((widest - narrowest) / STEP), off: -spare };
  spare = available - (yield narrowest);
  if (spare < 0) return null;
  const fits = { step: 0, off: spare };
  let last: object | null = null;
  while (fails.step - fits.step > 1) {
    const guess = fits.step + Math.floor(((fails.step - fits.step) * fits.off) / (fits.off + fails.off));
    const step = Math.min(fails.step - 1, Math.max(fits.step + 1, guess));
    spare = available - (yield narrowest + step * STEP);
    const [moved, other] = spare >= 0 ? [fits, fails] : [fails, fits];
    Object.assign(moved, { step, off: Math.abs(spare) });
    // The same end twice: the other one counts for half, or it would stay where it is.
    if (moved === last) other.off /= 2;
    last = moved;
  }
  return narrowest + fits.step * STEP;
}

/** A title on its way: its search, and the last thing that said. */
interface Fitting {
  box: HTMLElement;
  line: HTMLElement;
  narrowest: number;
  search: ReturnType<typeof widestFit>;
  step: IteratorResult<number, number | null>;
}

/** Widths in whole pixels that titles have been fitted to. */
const widths = new WeakMap<Element, number>();

function begin(box: HTMLElement): Fitting | null {
  const line = box.firstElementChild;
  const available = box.clientWidth;
  widths.set(box, available);
  if (!(line instanceof HTMLElement) || available === 0) return null;
  const range = box.dataset.range === 'hero' ? RANGES.hero : RANGES.title;
  const search = widestFit(range, available);
  return { box, line, narrowest: range[1], search, step: search.next() };
}

/** Width of the letters; the box around them is as wide as its parent. */
function textWidth(line: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(line);
  return range.getBoundingClientRect().width;
}

/**
 * Sets titles. All of them take each step together, so that a page with twenty is laid out as often as a page with
 * one. Writes straight to their styles: a render per resize would be waste.
 */
function fit(boxes: readonly HTMLElement[]): void {
  const titles = boxes.map(begin).filter((title) => title !== null);
  for (const { box } of titles) box.dataset.fit = 'measuring';
  for (let open = titles; open.length > 0; open = open.filter(({ step }) => !step.done)) {
    for (const { line, step } of open) line.style.fontStretch = `${step.value}%`;
    const measured = open.map(({ line }) => textWidth(line));
    for (const [index, title] of open.entries()) title.step = title.search.next(measured[index] ?? 0);
  }
  for (const { box, line, narrowest, step } of titles) {
    line.style.fontStretch = `${step.value ?? narrowest}%`;
    box.dataset.fit = step.value === null ? 'wrapped' : 'line';
  }
  // The whole title in a tip, but only when the second line could not hold it either.
  const cut = titles.map(
    ({ line, step }) => step.value === null && line.scrollHeight > line.clientHeight + 2,
  );
  for (const [index, { box, line }] of titles.entries()) {
    if (cut[index]) box.title = line.textContent ?? '';
    else box.removeAttribute('title');
  }
}

const waiting = new Set<HTMLElement>();
let isSoon = false;

/** Before the next paint, with all others that ask in the same render. */
function fitSoon(box: HTMLElement): void {
  waiting.add(box);
  if (isSoon) return;
  isSoon = true;
  queueMicrotask(fitWaiting);
}

/** After the next paint: what changed the size of a page is shown first, and its titles follow in the next frame. */
function fitLater(boxes: readonly HTMLElement[]): void {
  for (const box of boxes) waiting.add(box);
  setTimeout(fitWaiting);
}

function fitWaiting(): void {
  isSoon = false;
  const boxes = [...waiting];
  waiting.clear();
  fit(boxes);
  if (document.fonts.status === 'loaded') return;
  // Measured in the fallback face first; once more when the real one is there.
  void document.fonts.ready.then(() => fit(boxes.filter((box) => widths.has(box))));
}

let observer: ResizeObserver | null = null;

function observe(entries: readonly ResizeObserverEntry[]): void {
  const boxes = entries.flatMap(({ target, contentRect }) =>
    // Only the width matters; wrapping changes the height and must not start another pass.
    target instanceof HTMLElement && widths.get(target) !== Math.round(contentRect.width) ? [target] : [],
  );
  if (boxes.length > 0) fitLater(boxes);
}

/** Keeps a title fitted until the returned function is called. All titles share one observer. */
export function keepFitted(box: HTMLElement): () => void {
  observer ??= new ResizeObserver(observe);
  const shared = observer;
  fitSoon(box);
  shared.observe(box);
  return () => {
    waiting.delete(box);
    shared.unobserve(box);
    widths.delete(box);
  };
}
