import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Path of a picture of the demo catalogue, from the sources as well as from the bundle in `dist`. */
export function demoAssetPath(file: string): string {
  const bundled = fileURLToPath(new URL(`../assets/demo/${file}`, import.meta.url));
  if (existsSync(bundled)) return bundled;
  return fileURLToPath(new URL(`../../assets/demo/${file}`, import.meta.url));
}
