/** Fallbacks for the scripts that the bundled face does not cover. */
const WORLD =
  "'Noto Sans', 'Noto Sans Arabic', 'SF Arabic', 'Geeza Pro', 'Segoe UI', 'Noto Sans Hebrew', 'Noto Sans CJK JP', system-ui, sans-serif";

/** The fonts a theme may name, each with the list that goes into CSS. None is loaded from another host. */
export const FONTS: Readonly<Record<string, string>> = {
  Archivo: `'Archivo Variable', 'Archivo Fallback', ${WORLD}`,
  System: `system-ui, -apple-system, 'Segoe UI', Roboto, ${WORLD}`,
  Humanist: `Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', ${WORLD}`,
  Serif:
    "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, 'Noto Serif', 'Noto Naskh Arabic', 'Geeza Pro', serif",
  Mono: "ui-monospace, 'Cascadia Code', 'Source Code Pro', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
};
