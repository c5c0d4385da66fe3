import type { Page } from '@playwright/test';
import { expect } from './kantele.ts';

/** Whether everything that can be pressed is large enough to hit: 24 px, in the player and on rows 40 px. */
export async function expectLargeTargets(page: Page, name: string): Promise<void> {
  const small = await page.evaluate(() => {
    // Names in rows have the row itself and its menu beside them, which do the same.
    const spared = '[aria-hidden="true"], [inert], [role="separator"], [role="row"] a';
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, [role="tab"]')];
    /** A low line of text may stand alone: no other target within 12 px of its middle. */
    const alone = (target: HTMLElement) => {
      const box = target.getBoundingClientRect();
      const middle = (box.top + box.bottom) / 2;
      return targets.every((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const beside = right <= box.left || left >= box.right;
        return other === target || beside || bottom < middle - 12 || top > middle + 12;
      });
    };
    return targets
      .filter((target) => !target.closest(spared) && getComputedStyle(target).display !== 'inline')
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        // A time that is a button has the height of its line only.
        const least = target.matches('#player [aria-keyshortcuts], [role="row"] button') ? 40 : 24;
        return (
          width > 1 && height > 1 && (width < least || height < least) && !(least === 24 && alone(target))
        );
      })
      .map((target) => target.outerHTML.slice(0, 140));
  });
  expect([name, 'targets', small]).toEqual([name, 'targets', []]);
}
