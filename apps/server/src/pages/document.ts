import { type Site, siteAddress } from '@kantele/api/server';
import type { PageAssets } from './assets.ts';
import type { DocumentCode } from './custom-code.ts';
import type { ExternalHosts } from './external-hosts.ts';
import type { FontPreload } from './font-preloads.ts';
import { hashOf } from './hash-of.ts';

type Settings = Site['settings'];

export interface DocumentParts {
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Null follows the system. */
  isDark: boolean | null;
  themeCss: string;
  themeColors: { light: string; dark: string };
  /** Tags as text, already escaped. */
  head: string;
  body: string;
  /** Whether the body is the page, which code only makes alive. */
  isWhole: boolean;
  /** Whether a whole page needs no code before the visitor does something. */
  waitsForInput: boolean;
  /** Links to the icons of the site. */
  icons: string;
  /** Inline script that runs before anything is painted. */
  preHydrationScript: string;
  /** Data for the browser: bootstrap data and the query cache. */
  state: unknown;
  /** Address of the language's messages when they are not part of the state. */
  messagesUrl: string | null;
  assets: PageAssets;
  /** How the player is at first. */
  player: Pick<Settings['player.interface'], 'density' | 'panel'>;
  /** Files of the fonts the page is written in. */
  fonts: readonly FontPreload[];
  externalHosts: ExternalHosts;
  /** Code of the site; `later` where it may follow after leaving this page, null where there is none. */
  customCode: DocumentCode | 'later' | null;
}

export interface Document {
  html: string;
  csp: string;
}

/** The constant `<style>` react-aria adds at run time (usePress, 1.22); a browser test notices when it changes. */
const reactAriaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** The one page template. Needs no nonce: scripts are files, state is a data block, styles and the one inline script go by hash. */
export function renderDocument(parts: DocumentParts): Document {
  const { assets, themeColors, isDark } = parts;
  const code = parts.customCode === 'later' ? null : parts.customCode;
  const styles = [parts.themeCss, assets.css].filter(Boolean);
  const colors =
    isDark === null
      ? `<meta name="theme-color" content="${themeColors.light}" media="(prefers-color-scheme: light)">` +
        `<meta name="theme-color" content="${themeColors.dark}" media="(prefers-color-scheme: dark)">`
      : `<meta name="theme-color" content="${isDark ? themeColors.dark : themeColors.light}">`;
  // Taken away by the script above, which says when.
  const media = parts.isWhole ? ' media="not all"' : '';
  const waits = parts.isWhole && parts.waitsForInput ? ' data-waits' : '';
  const links = [
    ...parts.fonts.map(fontLink),
    ...(parts.messagesUrl ? [`<link rel="preload" as="fetch" href="${parts.messagesUrl}" crossorigin>`] : []),
    `<link rel="modulepreload" fetchpriority="low"${media}${waits} id="entry" href="${assets.entry}">`,
    ...assets.preload.map((file) => `<link rel="modulepreload" fetchpriority="low"${media} href="${file}">`),
  ];
  const html = [
    `<!doctype html><html lang="${parts.lang}" dir="${parts.dir}"${isDark ? ' class="dark"' : ''}${firstVisit(parts.player)}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script>${parts.preHydrationScript}</script>`,
    ...(parts.themeCss ? [`<style id="theme">${parts.themeCss}</style>`] : []),
    ...(assets.css ? [`<style data-files="${assets.cssFiles.join(' ')}">${assets.css}</style>`] : []),
    colors,
    parts.head,
    parts.icons,
    `<link rel="manifest" href="${siteAddress('/manifest.webmanifest')}">`,
    ...links,
    ...(code?.css ? [`<style id="custom-css">${code.css}</style>`] : []),
    ...(parts.customCode === 'later' ? ['<meta name="custom-code" content="later">'] : []),
    `</head><body><div id="root">${parts.body}</div>`,
    ...(code?.html ? [htmlOf(code)] : []),
    `<script type="application/json" id="state">${jsonText(parts.state)}</script>`,
    '</body></html>',
  ].join('');
  const hosts = withCode(parts.externalHosts, code);
  return { html, csp: policy(code?.css ? [...styles, code.css] : styles, parts.preHydrationScript, hosts) };
}

/** Beside the application, which does not look at it; marked when leaving for a page without it needs a new document. */
function htmlOf({ html, policy: { script } }: DocumentCode): string {
  return `<div id="custom-html"${script.length > 0 ? ' data-scripts' : ''}>${html}</div>`;
}

function withCode(hosts: ExternalHosts, code: DocumentCode | null): ExternalHosts {
  if (!code) return hosts;
  const { script, reach } = code.policy;
  return {
    ...hosts,
    script: [...hosts.script, ...script],
    connect: [...hosts.connect, ...reach],
    image: [...hosts.image, ...reach],
  };
}

/** What has to be known before the first paint; `preHydrationScript` speaks over it with what was chosen. */
function firstVisit({ density, panel }: DocumentParts['player']): string {
  return `${density === 'compact' ? ' data-density="compact"' : ''}${panel === 'closed' ? '' : ' data-panel=""'}`;
}

function fontLink({ href, scheme }: FontPreload): string {
  const media = scheme === null ? '' : ` media="(prefers-color-scheme: ${scheme})"`;
  return `<link rel="preload" as="font" type="font/woff2" href="${href}"${media} crossorigin>`;
}

/** JSON inside a script element: `<` is the only character that could end it. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function policy(
  styles: readonly string[],
  preHydrationScript: string,
  { connect, script, frame, image }: ExternalHosts,
): string {
  const ofStyles = styles.map((style) => hashOf(style));
  return [
    "default-src 'self'",
    ["script-src 'self'", hashOf(preHydrationScript), ...script].join(' '),
    `style-src 'self' ${[...ofStyles, reactAriaStyle].join(' ')}`,
    // Server-rendered `style` attributes carry artwork colours and slider positions.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...image].join(' '),
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    // Advertisements and the page in the appearance editor are of this site.
    ["frame-src 'self'", ...frame].join(' '),
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
  ].join('; ');
}
