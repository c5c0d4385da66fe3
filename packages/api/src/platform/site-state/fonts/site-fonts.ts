import type { Database, Db, Transaction } from '@kantele/db';
import { FONT_VARIABLES } from '@kantele/theme';
import type { Theme } from '../contract.ts';
import { fontsByHash } from '../queries.ts';
import {
  bundledFaces,
  bundledFont,
  fontUrl,
  type OwnFont,
  ownFaces,
  ownFontHash,
  ownFontId,
} from './font-faces.ts';

/** Names of the fonts that themes use, each once. */
export function fontsOf(themes: readonly Pick<Theme, 'colors'>[]): string[] {
  return [...new Set(themes.flatMap(({ colors }) => FONT_VARIABLES.flatMap((name) => colors[name] ?? [])))];
}

/** Uploaded fonts that themes use. */
export async function loadOwnFonts(db: Db, themes: readonly Theme[]): Promise<OwnFont[]> {
  return ownFontsBy(db, fontsOf(themes));
}

/** Uploaded ones of these fonts that are there. */
export async function ownFontsBy(db: Db | Transaction<Database>, ids: readonly string[]): Promise<OwnFont[]> {
  return fontsByHash(
    db,
    ids.flatMap((id) => ownFontHash(id) ?? []),
  );
}

/** Style rules of the fonts that themes of the site use, besides those of the client build. */
export function fontCss({
  themes,
  ownFonts,
}: {
  themes: readonly Theme[];
  ownFonts: readonly OwnFont[];
}): string {
  const own = new Map(ownFonts.map((font) => [ownFontId(font.hash), font]));
  return fontsOf(themes)
    .map((id) => {
      const [uploaded, bundled] = [own.get(id), bundledFont(id)];
      return uploaded ? ownFaces(uploaded) : bundled ? bundledFaces(bundled) : '';
    })
    .join('');
}

/** Subsets by language: the letters most of a page is written in. */
const subsets: Record<string, string> = {
  ...{ ar: 'arabic', fa: 'arabic', ur: 'arabic', ckb: 'arabic' },
  ...{ ru: 'cyrillic', uk: 'cyrillic', bg: 'cyrillic', sr: 'cyrillic', be: 'cyrillic', mk: 'cyrillic' },
  ...{ el: 'greek', vi: 'vietnamese' },
};

/** Address of the file that a page in a language needs first; null for a font that is not loaded from here. */
export function firstFontFile(id: string, language: string): string | null {
  const uploaded = ownFontHash(id);
  if (uploaded) return fontUrl(uploaded);
  const files = bundledFont(id)?.files ?? [];
  const subset = subsets[language.split('-')[0] ?? ''];
  const file = files.find((one) => one.subset === subset) ?? files.find((one) => one.subset === 'latin');
  return file ? fontUrl(file.hash) : null;
}
