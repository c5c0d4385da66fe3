import type { Look, LookFont } from '@kantele/api/contract/appearance';
import { FONTS, fontStack } from '@kantele/theme';
import { useEffect } from 'react';
import { addFontFaces } from '../../../../app/font-faces.ts';
import { trpc } from '../../../../app/trpc.ts';
import { useLookState } from '../look-context.ts';

/** A font of the site's own, as the setting has it. */
export interface OwnFont {
  /** What themes call it. */
  id: string;
  name: string;
}

/** A font that themes may use. */
export interface FontChoice extends OwnFont {
  /** The list of families that shows it. */
  family: string;
  /** What its file says; null for fonts of the visitor's system, and until it is known. */
  facts: LookFont | null;
}

export const ownFonts = ({ settings }: Look): readonly OwnFont[] => (settings.fonts ?? []) as OwnFont[];

/** Every font that themes may use; each is loaded so that its name can be shown in it. */
export function useFonts(): FontChoice[] {
  const { look } = useLookState();
  const { data } = trpc.appearance.fonts.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const fonts = data?.fonts;
  useEffect(() => addFontFaces(fonts ?? []), [fonts]);
  const factsOf = (id: string) => fonts?.find((font) => font.id === id) ?? null;
  const bundled = Object.entries(FONTS).map(([id, family]) => ({ id, name: id, family, facts: factsOf(id) }));
  const own = ownFonts(look).map(({ id, name }) => {
    return { id, name, family: fontStack(id) ?? 'sans-serif', facts: factsOf(id) };
  });
  return [...bundled, ...own];
}

/** What a font is called: by the setting for those of the site's own. */
export function fontName(id: string, looks: readonly Look[]): string {
  return looks.flatMap(ownFonts).find((font) => font.id === id)?.name ?? id;
}
