import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test } from './kantele.ts';

/** Serious and critical faults of the page that is shown, or all there are, in words; once nothing on it moves. */
export async function faults(
  page: Page,
  narrow: (builder: AxeBuilder) => AxeBuilder = (axe) => axe,
  all = false,
): Promise<string[]> {
  // All at once in the page, which takes half as long as by way of another one; that leaves out frames. Those of this
  // site are looked at as pages.
  const { origin } = new URL(page.url());
  const addresses = page.frames().map((frame) => frame.url());
  expect(addresses.filter((url) => url.startsWith('http') && new URL(url).origin !== origin)).toEqual([]);
  const builder = narrow(new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }));
  const look = async () => {
    await animationsEnd(page);
    const motion = await watchMotion(page);
    const { violations } = await builder.analyze();
    const bad = violations
      .filter(({ impact }) => all || impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`.slice(0, 300));
    return { bad, moved: await motion.evaluate(({ began }) => began) };
  };
  // What began to fade out while axe looked has no contrast either: it is looked at again.
  for (let again = 4; ; again -= 1) {
    const { bad, moved } = await look();
    if (bad.length === 0 || !moved || again === 0) return bad;
  }
}

/** Notes whether something begins to fade or to move from now on. */
function watchMotion(page: Page) {
  return page.evaluateHandle(() => {
    const motion = { began: false };
    const note = () => {
      motion.began = true;
    };
    for (const kind of ['animationstart', 'transitionrun']) window.addEventListener(kind, note, true);
    return motion;
  });
}

const contrast = 'color-contrast';

/**
 * All rules in the light; in the dark the page is the same, and only its colours are looked at again. A phone shows
 * the same colours in other places: there all but the colours is looked at.
 */
export async function expectNoFaults(page: Page, name: string) {
  if (test.info().project.name === 'phone') {
    expect([name, await faults(page, (axe) => axe.disableRules(contrast))]).toEqual([name, []]);
    return;
  }
  expect([name, 'light', await faults(page)]).toEqual([name, 'light', []]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect([name, 'dark', await faults(page, (axe) => axe.withRules(contrast))]).toEqual([name, 'dark', []]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Until nothing fades in or changes its colour: what is half there has no contrast. */
async function animationsEnd(page: Page) {
  // One that is cancelled on its way, as its element goes, has ended too; one without an end is no change.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );
}

/** Looks at pages one after the other, each by its name. */
export async function visit(
  page: Page,
  pages: Record<string, string>,
  look: (page: Page, name: string) => Promise<void> = expectNoFaults,
) {
  for (const [name, path] of Object.entries(pages)) {
    await open(page, path);
    await page.getByRole('heading').first().waitFor();
    await look(page, name);
  }
}
