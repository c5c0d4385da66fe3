import { sitePathOf } from '@kantele/api/site-address';
import type { AnyRouter } from '@tanstack/react-router';

export interface Head {
  title: string;
  /** Attribute maps of `<meta>`; keys are written as given. */
  meta: Record<string, string>[];
  links: Record<string, string>[];
  /** JSON-LD blocks, already objects. */
  data: unknown[];
}

/** What pages hand to their route's `head`: one helper makes all tags from it. */
export interface PageHead {
  title: string;
  /** The title stands as it is, without the name of the site. */
  titleIsWhole?: boolean;
  description?: string;
  /** Path of the canonical address. */
  path: string;
  siteName: string;
  baseUrl: string;
  image?: string | null;
  /** Open Graph type, e.g. `music.album`. */
  type?: string;
  jsonLd?: object;
  noindex?: boolean;
  /** Other sites can show it: they are told where to ask for the frame. */
  hasEmbed?: boolean;
}

type MetaTag = { title: string } | { name: string; content: string } | { property: string; content: string };

/** Title, description, canonical address, Open Graph and JSON-LD of a page, in the form routes return. */
export function pageHead(page: PageHead) {
  const url = page.baseUrl + page.path;
  const image = page.image ? page.baseUrl + sitePathOf(page.image) : null;
  const title =
    page.titleIsWhole || page.title === page.siteName ? page.title : `${page.title} · ${page.siteName}`;
  const meta: MetaTag[] = [
    { title },
    { property: 'og:title', content: page.title },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: page.siteName },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
  if (page.description) {
    meta.push({ name: 'description', content: page.description });
    meta.push({ property: 'og:description', content: page.description });
  }
  if (image) meta.push({ property: 'og:image', content: image });
  if (page.noindex) meta.push({ name: 'robots', content: 'noindex' });
  return {
    meta,
    links: [
      { rel: 'canonical', href: url },
      ...(page.hasEmbed ? [oembedLink(page.baseUrl, url, page.title)] : []),
    ],
    scripts: page.jsonLd
      ? [
          {
            type: 'application/ld+json',
            children: JSON.stringify({ '@context': 'https://schema.org', ...page.jsonLd }),
          },
        ]
      : [],
  };
}

/** How sites that are given the address of a page find its frame: see oembed.com. */
function oembedLink(baseUrl: string, url: string, title: string) {
  const href = `${baseUrl}/oembed?format=json&url=${encodeURIComponent(url)}`;
  return { rel: 'alternate', type: 'application/json+oembed', title, href };
}

/** The head of the page that is shown: of several routes the innermost title, description and so on win. */
export function headOf(router: AnyRouter): Head {
  const head: Head = { title: '', meta: [], links: [], data: [] };
  const meta = new Map<string, Record<string, string>>();
  const links = new Map<string, Record<string, string>>();
  for (const match of router.state.matches) {
    for (const tag of (match.meta ?? []) as (Record<string, string> | undefined)[]) {
      if (!tag) continue;
      if (tag.title !== undefined) head.title = tag.title;
      else meta.set(tag.name ?? tag.property ?? JSON.stringify(tag), tag);
    }
    for (const link of (match.links ?? []) as (Record<string, string> | undefined)[]) {
      if (link) links.set(link.rel ?? '', link);
    }
    for (const script of (match.headScripts ?? []) as ({ children?: string } | undefined)[]) {
      if (script?.children) head.data.push(JSON.parse(script.children));
    }
  }
  head.meta = [...meta.values()];
  head.links = [...links.values()];
  return head;
}

/** Tags as text, for the server. */
export function headHtml(head: Head): string {
  const tags = [`<title>${escapeHtml(head.title)}</title>`];
  for (const attributes of head.meta) tags.push(`<meta data-head ${attributesHtml(attributes)}>`);
  for (const attributes of head.links) tags.push(`<link data-head ${attributesHtml(attributes)}>`);
  for (const data of head.data) {
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    tags.push(`<script data-head type="application/ld+json">${json}</script>`);
  }
  return tags.join('');
}

/** Brings the document's head up to date after a navigation in the browser. */
export function applyHead(head: Head): void {
  document.title = head.title;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  const add = (name: string, attributes: Record<string, string>, text?: string) => {
    const element = document.createElement(name);
    element.setAttribute('data-head', '');
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  };
  for (const attributes of head.meta) add('meta', attributes);
  for (const attributes of head.links) add('link', attributes);
  for (const data of head.data) add('script', { type: 'application/ld+json' }, JSON.stringify(data));
}

function attributesHtml(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
