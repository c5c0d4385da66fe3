import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { bundledFonts } from '../../platform/site-state/fonts/bundled-fonts.gen.ts';
import { bundledFaces, ownFaces, ownFontId } from '../../platform/site-state/fonts/font-faces.ts';
import type * as contract from './contract.ts';
import type { LookFont } from './contract.ts';
import { type StoredFont, storedFonts } from './font-queries.ts';

/** What the editor offers, with the rules that show each in its own face. */
export async function listFonts(ctx: Context): Promise<z.output<typeof contract.lookFonts>> {
  const bundled = bundledFonts.map((font) => ({
    ...{ id: font.id, family: font.id, scripts: font.scripts, weights: font.weights, size: null },
    css: bundledFaces(font),
  }));
  return { fonts: [...bundled, ...(await storedFonts(ctx.db)).map(fontView)] };
}

export function fontView({ hash, facts, size }: StoredFont): LookFont {
  const { family, scripts, weights } = facts;
  return { id: ownFontId(hash), family, scripts, weights, size, css: ownFaces({ hash, facts }) };
}
