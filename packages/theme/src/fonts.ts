/** Fallbacks for the scripts that the bundled face does not cover. */
const WORLD =
  "'Noto Sans', 'Noto Sans Arabic', 'SF Arabic', 'Geeza Pro', 'Segoe UI', 'Noto Sans Hebrew', 'Noto Sans CJK JP', system-ui, sans-serif";

const WORLD_SERIF = "'Noto Serif', 'Noto Naskh Arabic', 'Geeza Pro', serif";

/** The fonts every site has, each with the list that goes into CSS. None is loaded from another host. */
export const FONTS: Readonly<Record<string, string>> = {
  Archivo: `'Archivo Variable', 'Archivo Fallback', ${WORLD}`,
  Inter: `'Inter Variable', 'Inter Fallback', ${WORLD}`,
  'Source Serif 4': `'Source Serif 4 Variable', 'Source Serif 4 Fallback', ${WORLD_SERIF}`,
  Vazirmatn: `'Vazirmatn Variable', 'Vazirmatn Fallback', ${WORLD}`,
  System: `system-ui, -apple-system, 'Segoe UI', Roboto, ${WORLD}`,
  Humanist: `Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', ${WORLD}`,
  Serif: `Charter, 'Bitstream Charter', 'Sitka Text', Cambria, ${WORLD_SERIF}`,
  Mono: "ui-monospace, 'Cascadia Code', 'Source Code Pro', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
};

/** A font that was uploaded: it is called by the first 128 bits of the SHA-256 of its file. */
const OWN = /^own-[0-9a-f]{32}$/;

/** Most fonts of its own a site may have. */
export const OWN_FONTS_AT_MOST = 12;

/** Whether a theme names a font that was uploaded. */
export const isOwnFont = (name: string): boolean => OWN.test(name);

/** The list that goes into CSS for a font of a theme; null for a name that none can have. */
export function fontStack(name: string): string | null {
  if (isOwnFont(name)) return `'${name}', '${name} Fallback', ${WORLD}`;
  return Object.hasOwn(FONTS, name) ? (FONTS[name] ?? null) : null;
}
