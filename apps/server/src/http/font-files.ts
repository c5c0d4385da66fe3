import { createRequire } from 'node:module';
import { bundledFonts } from '@kantele/api/server';

const require = createRequire(import.meta.url);
const bundled = new Map(
  bundledFonts.flatMap(({ files }) => files.map(({ hash, file }): [string, string] => [hash, file])),
);

/** Where the file of a font that comes with the product lies; null for one that was uploaded. */
export function bundledFontPath(hash: string): string | null {
  const file = bundled.get(hash);
  return file === undefined ? null : require.resolve(file);
}
