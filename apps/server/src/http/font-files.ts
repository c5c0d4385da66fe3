import { createRequire } from 'node:module';
import { bundledFonts, fontKey, type Services } from '@kantele/api/server';

const require = createRequire(import.meta.url);
const bundled = new Map(
  bundledFonts.flatMap(({ files }) => files.map(({ hash, file }): [string, string] => [hash, file])),
);

/** Where the file of a font lies: of one that comes with the product, or of one that was uploaded. */
export function fontPath({ storage }: Pick<Services, 'storage'>, hash: string): string | null {
  const file = bundled.get(hash);
  return file === undefined ? storage.localPath(fontKey(hash)) : require.resolve(file);
}
