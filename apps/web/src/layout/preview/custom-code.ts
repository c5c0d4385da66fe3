import { loadCode } from '../../app/code.ts';

let sheet: CSSStyleSheet | null = null;

/** Puts a style sheet of the site after all others; an empty one takes it away. */
export function setCustomCss(css: string): void {
  const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
  if (css === '') {
    document.adoptedStyleSheets = others;
    sheet = null;
    return;
  }
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...others, sheet];
}

const containerId = 'custom-html';
let wanted = '';

/** Puts html of the site at the end of the body, without whatever could run; empty takes it away. */
export async function setCustomHtml(html: string): Promise<void> {
  wanted = html;
  if (html === '') {
    document.getElementById(containerId)?.remove();
    return;
  }
  const { default: purify } = await loadCode(() => import('dompurify'));
  // Another message may have come meanwhile.
  if (wanted !== html) return;
  const container = document.getElementById(containerId) ?? document.createElement('div');
  container.id = containerId;
  container.innerHTML = purify.sanitize(html);
  document.body.append(container);
}
