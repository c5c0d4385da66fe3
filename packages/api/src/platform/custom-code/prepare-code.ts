import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { Settings } from '../site-state/definitions.ts';

/** What pages carry of the custom code, and what their policy has to allow for it. */
export interface PreparedCode {
  css: string;
  html: string;
  /** Texts of the scripts that stand in the HTML. */
  inlineScripts: string[];
  /** Addresses of scripts elsewhere, https alone. */
  scriptUrls: string[];
}

/** What HTML may contain while scripts are off. No ids and names: they would shadow what the application looks for. */
const schema: Schema = {
  ...defaultSchema,
  clobber: [],
  tagNames: [
    ...(defaultSchema.tagNames ?? []),
    ...[
      'header',
      'footer',
      'nav',
      'main',
      'aside',
      'article',
      'figure',
      'figcaption',
      'small',
      'mark',
      'time',
    ],
  ],
  attributes: {
    ...defaultSchema.attributes,
    a: ['href', 'target', 'rel'],
    '*': ['className', 'style', 'title', 'lang', 'dir', 'role', 'ariaLabel', 'ariaHidden', 'data*', 'hidden'],
  },
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math'],
};

/** The same with scripts, which the policy of the page then names. */
const withScripts: Schema = {
  ...schema,
  tagNames: [...(schema.tagNames ?? []), 'script'],
  attributes: { ...schema.attributes, script: ['src', 'async', 'defer', 'type', 'crossOrigin', 'data*'] },
  strip: schema.strip?.filter((name) => name !== 'script'),
};

/** Levels of elements within each other; the parser itself has no limit. */
const depthAtMost = 100;

/** Custom code as pages carry it; HTML that cannot be read, or is too deep, is none. */
export function prepareCode({ css, html, scripts }: Settings['custom_code']): PreparedCode {
  const tree = treeOf(html);
  if (!tree) return { css, html: '', inlineScripts: [], scriptUrls: [] };
  const safe = sanitize(tree, scripts ? withScripts : schema);
  const inlineScripts: string[] = [];
  const scriptUrls: string[] = [];
  for (const { properties, children } of scriptsOf(safe)) {
    const { src } = properties;
    if (typeof src === 'string') scriptUrls.push(...(httpsAddress(src) ?? []));
    else inlineScripts.push(children.map((child) => (child.type === 'text' ? child.value : '')).join(''));
  }
  return { css, html: toHtml(safe), inlineScripts, scriptUrls };
}

function treeOf(html: string) {
  try {
    const tree = fromHtml(html, { fragment: true });
    return depthOf(tree) > depthAtMost ? null : tree;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function depthOf(tree: Nodes): number {
  let level: Nodes[] = [tree];
  let depth = 0;
  for (; level.length > 0 && depth <= depthAtMost + 1; depth += 1) {
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return depth;
}

function scriptsOf(node: Nodes): Element[] {
  if (node.type === 'element' && node.tagName === 'script') return [node];
  return 'children' in node ? node.children.flatMap(scriptsOf) : [];
}

/** An address as a policy can name it: without query, and without what would end an entry. */
function httpsAddress(src: string): [string] | null {
  if (!URL.canParse(src)) return null;
  const { protocol, origin, pathname } = new URL(src);
  return protocol === 'https:' && !/[;,\s]/.test(pathname) ? [origin + pathname] : null;
}
