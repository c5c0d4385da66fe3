import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { LRUCache } from 'lru-cache';
import { invalid } from '../../core/errors.ts';
import { siteAddress, sitePathOf } from '../../core/text/site-address.ts';
import { line } from '../../core/translate.ts';
import { bodyMaxBytes, bodyTooLarge } from './contract.ts';

/** All that a body may contain: what the editor makes. No attribute names anything, so that nothing is shadowed. */
const schema: Schema = {
  tagNames: [
    ...['p', 'h2', 'h3', 'blockquote', 'pre', 'ul', 'ol', 'li', 'hr', 'br', 'img'],
    ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'code'],
  ],
  attributes: { a: ['href', 'title'], img: ['src', 'alt', 'title', 'width', 'height'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  required: {},
  ancestors: { li: ['ol', 'ul'] },
  // Their text is code, or means something else in a browser that runs scripts.
  strip: [
    ...['script', 'style', 'template', 'noscript', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext'],
    ...['svg', 'math', 'object', 'embed', 'title', 'textarea', 'select', 'option'],
  ],
};

/** Levels of elements within each other. */
const depthAtMost = 100;

/**
 * HTML that a browser can be given as it is: it runs nothing and loads nothing from elsewhere.
 * @param baseUrl address of this site; addresses below it become paths within it
 * @param write how such a path is written; as it is for what is stored, which another address must not make void
 * @throws AppError `invalid` on `body` for what is too deep, or too long once it is written out
 */
export function safeHtml(html: string, baseUrl: string, write = (path: string) => path): string {
  const tree = parsed(html);
  if (!tree || isDeep(tree)) throw invalid('body', line('The text has too many levels.'));
  const safe = sanitize(tree, schema);
  for (const element of elementsOf(safe)) checkAddress(element, (value) => addressOf(value, baseUrl, write));
  const text = toHtml(safe, { characterReferences: { useNamedReferences: true } });
  if (Buffer.byteLength(text) > bodyMaxBytes) throw invalid('body', bodyTooLarge);
  return text;
}

/** Bodies as they are shown: checked by the rules of this version, whichever version stored them. */
const shown = new LRUCache<string, string, string>({
  maxSize: 16 * 2 ** 20,
  sizeCalculation: (value, key) => value.length + key.length + 1,
  memoMethod: (html, _stale, { context }) => safeHtml(html, context, siteAddress),
});

/** The same for a stored body that is shown again and again, with addresses from the root of the host on. */
export function shownHtml(html: string, baseUrl: string): string {
  return html && shown.memo(html, { context: baseUrl });
}

/** Null for elements within each other without an end. */
function parsed(html: string): Root | null {
  try {
    return fromHtml(html, { fragment: true });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function isDeep(tree: Root): boolean {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > depthAtMost) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}

function elementsOf(node: Nodes): Element[] {
  const own = node.type === 'element' ? [node] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(elementsOf)] : own;
}

/** Links lead to the web, a mail address or a number; pictures are of this site. */
function checkAddress(
  { tagName, properties }: Element,
  written: (value: unknown) => string | undefined,
): void {
  if (tagName === 'a') properties.href = written(properties.href);
  if (tagName === 'img') {
    const src = written(properties.src);
    properties.src = src?.startsWith('/') ? src : undefined;
  }
}

/** An address as browsers read it: a path within this site or a whole one; undefined for what leads nowhere. */
function addressOf(value: unknown, baseUrl: string, write: (path: string) => string): string | undefined {
  if (typeof value !== 'string' || value.startsWith('#') || !URL.canParse(value, baseUrl)) return undefined;
  const url = new URL(value, baseUrl);
  const path = url.pathname + url.search + url.hash;
  if (url.origin !== new URL(baseUrl).origin) return url.href;
  // Beside this site, below another path of its host.
  if (siteAddress(path) !== path && URL.canParse(value)) return url.href;
  return write(sitePathOf(path));
}
