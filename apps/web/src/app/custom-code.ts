import { loadCode } from './code.ts';

/** What the server has put into the document. */
const styleId = 'custom-css';
const containerId = 'custom-html';

let sheet: CSSStyleSheet | null = null;
let wanted = '';
let isShown = true;

/** Shows or hides code of the site, without forgetting it. */
export function showCustomCode(show: boolean): void {
  isShown = show;
  const style = document.getElementById(styleId) as HTMLStyleElement | null;
  if (style) style.media = show ? '' : 'not all';
  if (sheet) sheet.disabled = !show;
  const container = document.getElementById(containerId);
  if (container) container.hidden = !show;
}

/** Puts a style sheet of the site after all others; an empty one takes it away. */
export function setCustomCss(css: string): void {
  document.getElementById(styleId)?.remove();
  const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
  if (css === '') {
    document.adoptedStyleSheets = others;
    sheet = null;
    return;
  }
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(css);
  sheet.disabled = !isShown;
  document.adoptedStyleSheets = [...others, sheet];
}

/** Puts html of the site at the end of the body, without whatever could run; empty takes it away. */
export async function setCustomHtml(html: string): Promise<void> {
  wanted = html;
  if (html === '') {
    document.getElementById(containerId)?.remove();
    return;
  }
  const { default: purify } = await loadCode(() => import('dompurify'));
  // Another one may have come meanwhile.
  if (wanted !== html) return;
  const container = document.getElementById(containerId) ?? document.createElement('div');
  container.id = containerId;
  container.hidden = !isShown;
  container.innerHTML = purify.sanitize(html, { SANITIZE_NAMED_PROPS: true });
  document.body.append(container);
}
