import { FONT_VARIABLES, fontStack } from '@kantele/theme';
import { addFontFaces } from '../../app/font-faces.ts';
import type { RouterContext } from '../../app/router-context.ts';

const asked = new Set<string>();

/** Rules of fonts that a theme names and that the published site does not use: the document has none for them. */
export async function loadFonts(
  colors: Record<string, string>,
  client: RouterContext['client'],
): Promise<void> {
  const missing = FONT_VARIABLES.flatMap((name) => colors[name] ?? []).filter(
    (id) => !asked.has(id) && !hasRules(id),
  );
  if (missing.length === 0) return;
  for (const id of missing) asked.add(id);
  // Without an answer the page is shown in the fonts that stand in.
  const { fonts } = await client.appearance.fonts.query().catch(() => ({ fonts: [] }));
  addFontFaces(fonts);
}

/** Whether the document has rules for the first family of a font. */
function hasRules(id: string): boolean {
  const plain = (family: string) => family.replaceAll(/['"]/g, '');
  const family = plain(fontStack(id)?.split(',')[0] ?? '');
  return [...document.fonts].some((face) => plain(face.family) === family);
}
