import { expect, it } from 'vitest';
import { problemsOf } from './browser-tests.mjs';

const told = (source, name = 'a.spec.ts') => problemsOf(name, source).map((line) => line.split(' ')[0]);

it.each([
  ['a quiet line', "await page.waitForLoadState('networkidle');"],
  ['a sleep', 'await page.waitForTimeout(500);'],
  ['a limit of its own', 'test.setTimeout(90_000);'],
  ['coordinates on their way', 'const box = await row.boundingBox();'],
  ['a repetition without an expectation', 'await expect(async () => { await row.click(); }).toPass();'],
])('%s is refused in a test', (_, source) => {
  expect(told(source)).toEqual(['a.spec.ts:1']);
});

it('a value read right after an act is refused, one that is waited for is not', () => {
  const test = (line) => `test('a', async () => {\n  await row.click();\n  ${line}\n});`;
  expect(told(test('expect(await row.textContent()).toBe("a");'))).toEqual(['a.spec.ts:3']);
  expect(told(test('expect(await row.count()).not.toBe(1);'))).toEqual(['a.spec.ts:3']);
  expect(told(test('await expect(row).toHaveText("a");'))).toEqual([]);
  expect(told(test('await expect.poll(() => row.count()).toBe(1);'))).toEqual([]);
  expect(told(test('expect(await faults(page)).toEqual([]);'))).toEqual([]);
});

it('repetitions with an expectation, and the place that waits for coordinates, are let be', () => {
  expect(told('await expect(async () => { await expect(row).toBeVisible(); }).toPass();')).toEqual([]);
  expect(told('const box = await row.boundingBox();', 'e2e/boxes.ts')).toEqual([]);
});
