import { expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { vars } from './css/contract.css.ts';
import { ink } from './css/ink.ts';

// Read through the runner: the style plugin would compile these files even when their text is asked for.
const read = async (files: string[]) =>
  Promise.all(
    files.map(async (file) => [file, await commands.readFile(file.replace('./', 'src/'))] as const),
  );
const names = Object.keys(import.meta.glob('./**/*.{ts,tsx}')).filter((file) => !file.includes('.test.'));
const all = await read(names);
const styles = all.filter(([file]) => file.endsWith('.css.ts'));

const PHYSICAL =
  /\b(?:margin|padding|border|inset|scrollMargin|scrollPadding)(?:Left|Right)\b|^\s*(?:left|right|float)\s*:|textAlign:\s*'(?:left|right)'|\bborder(?:Top|Bottom)(?:Left|Right)Radius\b/m;

it('finds the sources', () => {
  expect(styles.length).toBeGreaterThan(25);
  expect(styles.every(([, source]) => source.includes('import'))).toBe(true);
});

it('writes no physical left or right', () => {
  const guilty = all.filter(([, source]) => PHYSICAL.test(source));
  expect(guilty.map(([file]) => file)).toEqual([]);
});

it('takes every colour of the theme through ink', () => {
  // `ink(vars.color.x` is the one way; helpers may pass a token on as an argument of type ColorToken.
  const bare = styles.flatMap(([file, source]) =>
    [...source.matchAll(/(.{0,24})vars\.color\.\w+/g)]
      .filter(([, before = '']) => !/(?:ink|tone)\($/.test(before))
      .map(([hit]) => `${file}: ${hit}`),
  );
  expect(bare).toEqual([]);
  const handmade = all.filter(([file, source]) => !file.includes('/theme/') && /var\(--c-/.test(source));
  expect(handmade.map(([file]) => file)).toEqual([]);
});

it('names no fixed colour outside the themes', () => {
  const fixed = styles.filter(([, source]) => /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(source));
  expect(fixed.map(([file]) => file)).toEqual([]);
});

it('puts every rule into a layer', () => {
  const loose = styles.filter(([, source]) => /\b(?:style|globalStyle)\(/.test(source));
  expect(loose.map(([file]) => file)).toEqual([]);
});

it('would notice what it looks for', () => {
  for (const bad of ['  marginLeft: 4', '  left: 0,', "textAlign: 'right'", '  paddingRight: 2']) {
    expect(PHYSICAL.test(bad), bad).toBe(true);
  }
  for (const good of ['  marginInlineStart: 4', '  insetInlineStart: 0,', 'ArrowLeft: shown', 'box.left']) {
    expect(PHYSICAL.test(good), good).toBe(false);
  }
});

it('does not let a colour of the theme pass for a CSS value', () => {
  // @ts-expect-error A token is no string: a bare triplet would be dropped by the browser without a word.
  const bare: string = vars.color.fg;
  expect(typeof bare).toBe('object');
  expect(ink(vars.color.fg, vars.opacity.muted)).toBe('rgb(var(--c-fg) / var(--muted-opacity))');
});
