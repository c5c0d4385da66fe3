import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A font file of the design system: Archivo, variable in weight and width. */
export const archivo = (): Promise<Buffer> =>
  readFile(require.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'));

/** Another font: that file with an empty block of metadata after it, which no reader minds. */
export async function otherFont(bytes: number): Promise<Buffer> {
  const file = Buffer.concat([await archivo(), Buffer.alloc(bytes)]);
  file.writeUInt32BE(file.length, 8);
  return file;
}
