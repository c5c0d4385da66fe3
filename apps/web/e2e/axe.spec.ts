import AxeBuilder from '@axe-core/playwright';
import { expect, publicPages, test } from './kantele.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('no page has a serious accessibility fault', async ({ page }) => {
      test.setTimeout(90_000);
      for (const [name, path] of Object.entries(await publicPages(page))) {
        await page.goto(path);
        await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
        const { violations } = await new AxeBuilder({ page }).analyze();
        const bad = violations.filter(
          (violation) => violation.impact === 'serious' || violation.impact === 'critical',
        );
        const told = bad.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .map((node) => node.html)
              .join(' ')
              .slice(0, 300)}`,
        );
        expect([name, told]).toEqual([name, []]);
      }
    });
  });
}
