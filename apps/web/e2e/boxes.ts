import type { Page } from '@playwright/test';

/** Sets the browser's own size of text, as people do in its settings: 16 px is the usual one. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Page.enable');
  await device.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

/** Pairs of texts that are printed over each other, in words. */
export function overprints(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      text: string;
      node: Node;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    /** What remains of a box inside everything that clips it; null when nothing does, or it is not seen at all. */
    const seen = (node: Node, { left, right, top, bottom }: DOMRect): Omit<Box, 'text' | 'node'> | null => {
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
    const boxes: Box[] = [];
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
