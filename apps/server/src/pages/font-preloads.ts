import { type BootstrapData, firstFontFile, type Site } from '@kantele/api/server';
import { FONT_VARIABLES } from '@kantele/theme';
import { shownThemes } from './shown-themes.ts';

/** A font file that the first paint needs. */
export interface FontPreload {
  href: string;
  /** Needed when the system is light or dark only; null for either. */
  scheme: 'light' | 'dark' | null;
}

/** The font of the client build. */
const inBuild = 'Archivo';

/** Files of the fonts that the page is shown in, and no others. @param buildFont address of that of the client build */
export function fontPreloads(
  site: Pick<Site, 'themes'>,
  boot: Pick<BootstrapData, 'themes' | 'i18n'>,
  buildFont: string | null,
): FontPreload[] {
  const { light, dark, mode } = shownThemes(site, boot);
  const filesOf = (colors: Record<string, string> = {}) =>
    FONT_VARIABLES.flatMap((name) => {
      const id = colors[name] ?? inBuild;
      return (id === inBuild ? buildFont : firstFontFile(id, boot.i18n.language)) ?? [];
    });
  const [whenLight, whenDark] = [new Set(filesOf(light?.colors)), new Set(filesOf(dark?.colors))];
  if (mode !== 'system')
    return [...(mode === 'dark' ? whenDark : whenLight)].map((href) => ({ href, scheme: null }));
  return [...new Set([...whenLight, ...whenDark])].map((href) => ({
    href,
    scheme: !whenDark.has(href) ? 'light' : !whenLight.has(href) ? 'dark' : null,
  }));
}
