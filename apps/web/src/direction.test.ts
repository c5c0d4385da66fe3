import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const files = ['apps/web/src', 'packages/ui/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);

/** Sides of the screen, where a style means a side of the text. */
const physical: readonly RegExp[] = [
  /\b(?:margin|padding|border|inset|scrollMargin|scrollPadding)(?:Left|Right)\w*\s*:/,
  /\bborder(?:Top|Bottom)(?:Left|Right)Radius\s*:/,
  /(?:^|[{,])\s*(?:left|right)\s*:/m,
  /\b(?:textAlign|textAlignLast|justifyContent|justifyItems|justifySelf|float)\s*:\s*['"](?:left|right)['"]/,
  /\b(?:transformOrigin|backgroundPosition|objectPosition)\s*:\s*['"`][^'"`]*\b(?:left|right)\b/,
  /\bto (?:left|right)\b/,
];

/** Four sides in one value: the second and the fourth are right and left, and must be the same. */
const side = /([^\s'"`]+)/.source;
const fourSides = new RegExp(
  `\\b(?:padding|margin|inset|scrollPadding|scrollMargin|borderWidth)\\s*:\\s*['"\`]${side} ${side} ${side} ${side}['"\`]`,
  'g',
);
const unequal = (source: string) =>
  [...source.matchAll(fourSides)].filter(([, , right, , left]) => right !== left).map(([hit]) => hit);

/** What moves or mirrors sideways says how it does so on a page that is read from right to left. */
const sideways = /translateX\(|translate\(|scaleX\(-1\)/;
const mirrored = /\[dir="rtl"\]|:dir\(rtl\)/;
const symmetrical: Record<string, string> = {
  'packages/ui/src/components/Skeleton/Skeleton.css.ts': 'a gleam that passes',
  'packages/ui/src/components/MenuAt/MenuAt.tsx': 'a point of the screen; its class fixes the direction',
  'apps/web/src/player-ui/queue/useDrag.ts': 'follows the pointer',
  'apps/web/src/player-ui/bar/phone.css.ts': 'follows the finger',
  'apps/web/src/player-ui/bar/mini.css.ts': 'follows the finger',
};

const guilty = (found: (source: string, file: string) => boolean) =>
  files.filter((file) => found(readFileSync(join(root, file), 'utf8').replace(comments, ''), file));
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

describe('a page that is read from right to left', () => {
  it('has its sources looked through', () => expect(files.length).toBeGreaterThan(200));

  it('finds no left and no right in styles', () => {
    expect(guilty((source) => physical.some((rule) => rule.test(source)))).toEqual([]);
    expect(guilty((source) => unequal(source).length > 0)).toEqual([]);
  });

  it('mirrors what moves sideways', () => {
    expect(
      guilty((source, file) => !symmetrical[file] && sideways.test(source) && !mirrored.test(source)),
    ).toEqual([]);
  });

  it('would be told', () => {
    for (const bad of [
      'marginLeft: 4',
      '{ left: 0 }',
      '  right: 0,',
      "textAlign: 'right'",
      'borderTopLeftRadius: 2',
      "transformOrigin: 'left center'",
      'linear-gradient(to right, red)',
    ])
      expect(
        physical.some((rule) => rule.test(bad)),
        bad,
      ).toBe(true);
    for (const good of ['marginInlineStart: 4', 'box.left', 'ArrowLeft: shown', "textAlign: 'end'"])
      expect(
        physical.some((rule) => rule.test(good)),
        good,
      ).toBe(false);
    expect(unequal("padding: '20px 16px 12px 24px'")).toHaveLength(1);
    expect(unequal("padding: '20px 16px 12px 16px'")).toEqual([]);
  });
});
