import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from './lib.mjs';

/*
 * What the site has to know of the fonts it comes with, read out of their files (packages @fontsource-variable/* of
 * apps/server, and Archivo of packages/ui, which is part of the client build).
 *
 *   node scripts/bundled-fonts.mjs
 *
 * A name stays for good, since themes store it.
 */
const fonts = [
  { id: 'Archivo', at: 'packages/ui', name: 'archivo', axes: 'wdth', kind: 'sans', inBuild: true },
  { id: 'Inter', at: 'apps/server', name: 'inter', axes: 'wght', kind: 'sans' },
  { id: 'Source Serif 4', at: 'apps/server', name: 'source-serif-4', axes: 'wght', kind: 'serif' },
  { id: 'Vazirmatn', at: 'apps/server', name: 'vazirmatn', axes: 'wght', kind: 'sans' },
];

const reader = join(root, 'packages/api/src/platform/site-state/fonts/font-facts.ts');
const { fontScripts, readFont } = await tsImport(reader, import.meta.url);

const lines = await Promise.all(fonts.map(read));
const target = join(root, 'packages/api/src/platform/site-state/fonts/bundled-fonts.gen.ts');
writeFileSync(
  target,
  `// Made by scripts/bundled-fonts.mjs from packages @fontsource-variable/* (OFL-1.1).
import type { BundledFont } from './font-faces.ts';

/** Fonts that come with the product. */
export const bundledFonts: readonly BundledFont[] = ${JSON.stringify(lines, null, 2)};
`,
);

async function read({ id, at, name, axes, kind, inBuild = false }) {
  const require = createRequire(join(root, at, 'package.json'));
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  const files = [];
  const facts = new Map();
  for (const [subset, range] of Object.entries(ranges)) {
    // The client build has these alone.
    if (inBuild && !subset.startsWith('latin')) continue;
    const file = `@fontsource-variable/${name}/files/${name}-${subset}-${axes}-normal.woff2`;
    const bytes = readFileSync(require.resolve(file));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    facts.set(subset, await readFont(bytes));
    files.push({ subset, hash, file, range });
  }
  const { weights, widths, ascent, descent, lineGap, width } = facts.get('latin');
  const covered = new Set([...facts.values()].flatMap(({ scripts }) => scripts));
  const scripts = fontScripts.filter((script) => covered.has(script));
  const shown = { id, kind, scripts, weights, widths, ascent, descent, lineGap, width };
  return { ...shown, files: inBuild ? [] : files };
}
