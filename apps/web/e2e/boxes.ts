import { expect, type Locator, type Page } from '@playwright/test';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  right: number;
  bottom: number;
}

/** Where something lies in the window, in pixels, once it has stopped moving: nothing is pressed where it was on its way. */
export async function boxOf(locator: Locator): Promise<Box> {
  let last: Awaited<ReturnType<Locator['boundingBox']>> = null;
  const rests = async () => {
    const before = last;
    last = await locator.boundingBox();
    return last !== null && JSON.stringify(last) === JSON.stringify(before);
  };
  await expect.poll(rests, { intervals: [50], message: `${locator} has a place` }).toBe(true);
  const { x, y, width, height } = last ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x, y, width, height, right: x + width, bottom: y + height };
}

/** A point of the window, in pixels. */
export interface Place {
  x: number;
  y: number;
}

/** Takes something by the mouse, once it lies still, and moves it to a point of the window; the button stays down. */
export async function takeTo(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // Far enough to be a drag, then there in steps, as a hand does.
  await page.mouse.move(from.x + 10, from.y + 10, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 10 });
}

/** Takes a song of the list in the page by the mouse, and keeps it over its list. */
export async function takeSong(page: Page, name: string): Promise<void> {
  const { x, y } = await boxOf(
    page
      .getByRole('main')
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name, exact: true }) }),
  );
  await takeTo(page, { x: x + 220, y: y + 20 }, { x: x + 160, y: y + 60 });
}

/** The middle of something that lies still. */
export async function middleOf(locator: Locator): Promise<Place> {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Sets the browser's own size of text, as people do in its settings: 16 px is the usual one. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Page.enable');
  await device.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

/** Pairs of texts that are printed over each other, in words. */
export function overprints(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Piece {
      text: string;
      node: Node;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    /** What remains of a box inside everything that clips it; null when nothing does, or it is not seen at all. */
    const seen = (node: Node, { left, right, top, bottom }: DOMRect): Omit<Piece, 'text' | 'node'> | null => {
      const box = { left, right, top, bottom };
      for (let at = node.parentElement; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.opacity === '0' || style.visibility === 'hidden' || style.clipPath !== 'none') return null;
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const clip = at.getBoundingClientRect();
        box.left = Math.max(box.left, clip.left);
        box.right = Math.min(box.right, clip.right);
        box.top = Math.max(box.top, clip.top);
        box.bottom = Math.min(box.bottom, clip.bottom);
      }
      box.top = Math.max(box.top, 0);
      box.bottom = Math.min(box.bottom, window.innerHeight);
      return box.right - box.left > 2 && box.bottom - box.top > 4 ? box : null;
    };
    const boxes: Piece[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const text = node.textContent?.trim();
      if (!text || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = seen(node, rect);
        if (box) boxes.push({ text: text.slice(0, 30), node, ...box });
      }
    }
    const found = new Set<string>();
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (one.node === other.node) continue;
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        // Boxes of letters are higher than lines that stand close.
        const least = Math.min(one.bottom - one.top, other.bottom - other.top);
        if (width > 2 && height > least * 0.34) found.add(`${one.text} × ${other.text}`);
      }
    }
    return [...found];
  });
}

/** Texts that stick out of the bar or button they belong to, in words. */
export function cutTexts(page: Page, holder: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const found: string[] = [];
    for (const box of document.querySelectorAll<HTMLElement>(selector)) {
      if (!box.checkVisibility()) continue;
      const { top, bottom } = box.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(box);
      const inside = range.getBoundingClientRect();
      if (inside.height > 0 && (inside.top < top - 1 || inside.bottom > bottom + 1))
        found.push(box.textContent?.trim().slice(0, 40) ?? '');
    }
    return found;
  }, holder);
}

/** What names things on a screen, and is the product's own words. */
const labels =
  'button, nav a, [role="tab"], th, [role="columnheader"], label, legend, dt, h1, h2, h3, [role="menuitem"], summary';

/** Labels of which something is cut off, in words. Names and texts of people (`dir="auto"`, `bdi`) may be. */
export function clippedLabels(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    /** Whether boxes around it cut what sticks out of them; what can be scrolled to is not cut. */
    const isCutAt = (element: Element, { left, right, top, bottom }: DOMRect): boolean => {
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      const open = { x: true, y: true };
      for (const at of parentsOf(element)) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        open.x &&= !scrolls(overflowX);
        open.y &&= !scrolls(overflowY);
        const isWide = left < box.left - 1 || right > box.right + 1;
        const isHigh = top < box.top - 3 || bottom > box.bottom + 3;
        if (open.x && overflowX !== 'visible' && isWide) return true;
        if (open.y && overflowY !== 'visible' && isHigh) return true;
      }
      return open.x && (left < -1 || right > window.innerWidth + 1);
    };
    const isHidden = (element: Element) =>
      [...parentsOf(element)].some((at) => {
        const { opacity, clipPath, width } = getComputedStyle(at);
        return opacity === '0' || clipPath !== 'none' || width === '1px';
      });
    function* parentsOf(element: Element) {
      for (let at: Element | null = element; at; at = at.parentElement) yield at;
    }
    const found = new Set<string>();
    for (const label of document.querySelectorAll<HTMLElement>(selector)) {
      const walk = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim();
        if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
        if (parent.closest('[dir="auto"], bdi') || isHidden(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        if (isCutAt(parent, range.getBoundingClientRect())) found.add(text.slice(0, 60));
      }
    }
    return [...found];
  }, labels);
}
