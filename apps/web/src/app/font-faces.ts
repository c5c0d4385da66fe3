let sheet: CSSStyleSheet | null = null;
const added = new Set<string>();

/** Adds the rules of fonts to the document, of each once. Those that visitors need come with the document itself. */
export function addFontFaces(fonts: readonly { id: string; css: string }[]): void {
  const missing = fonts.filter(({ id }) => !added.has(id));
  if (missing.length === 0) return;
  for (const { id } of missing) added.add(id);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  // Rules that stand are kept: what is shown in them must not blink.
  for (const { css } of missing) {
    for (const rule of css.split(/(?=@font-face)/)) if (rule) sheet.insertRule(rule, sheet.cssRules.length);
  }
}
