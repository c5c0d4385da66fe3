import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteAddress } from '@kantele/api/server';

/** What the document of an embed loads. */
export interface EmbedAssets {
  script: string;
  /** Null in development, where the script brings it. */
  sheet: string | null;
}

const entry = 'src/embed/main.ts';

/** Addresses of the player of embeds. @param clientDir folder of the client build; null in development */
export function embedAssets(clientDir: string | null): EmbedAssets {
  if (clientDir === null) return { script: siteAddress(`/${entry}`), sheet: null };
  const text = readFileSync(join(clientDir, '.vite', 'embed-manifest.json'), 'utf8');
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(text);
  const built = manifest[entry];
  const [sheet] = built?.css ?? [];
  if (!built || !sheet) throw new Error('The client build has no player of embeds.');
  return { script: siteAddress(`/${built.file}`), sheet: siteAddress(`/${sheet}`) };
}
