import { directionOf, escapeHtml, siteAddress } from '@kantele/api/server';

export interface ApiDocsPage {
  siteName: string;
  language: string;
  /** Null follows the system. */
  isDark: boolean | null;
  themeCss: string;
  fontUrl: string | null;
  /** Links to the icons of the site. */
  icons: string;
  scripts: readonly string[];
  nonce: string;
}

/** The documentation in the colours of the site. */
export function apiDocsPage(page: ApiDocsPage): string {
  const { nonce } = page;
  const mode = page.isDark === null ? 'system' : page.isDark ? 'dark' : 'light';
  const face = page.fontUrl
    ? `@font-face{font-family:'Archivo Variable';src:url(${page.fontUrl}) format('woff2');font-weight:100 900;font-stretch:62% 125%;font-display:swap}`
    : '';
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.siteName)} API</title>${page.icons}`,
    `<style nonce="${nonce}">${face}${page.themeCss}${styles}</style></head>`,
    `<body data-mode="${mode}"><header class="site-bar"><a href="${siteAddress('/')}" lang="${escapeHtml(page.language)}" dir="${directionOf(page.language)}">${escapeHtml(page.siteName)}</a><span>API</span></header>`,
    '<main id="docs"></main>',
    ...page.scripts.map((url) => `<script nonce="${nonce}" src="${siteAddress(url)}"></script>`),
    '</body></html>',
  ].join('\n');
}

const ink = (name: string, alpha: string) => `rgb(var(--c-${name}) / ${alpha})`;

/** Scalar's variables as those of the theme. Its own style comes later, so these have to weigh more. */
const styles = `
html body{margin:0;background:rgb(var(--c-bg));color:rgb(var(--c-fg));font-family:var(--font-sans)}
.site-bar{position:sticky;top:0;z-index:20;display:flex;gap:8px;align-items:baseline;block-size:48px;line-height:48px;padding-inline:20px;background:rgb(var(--c-bg));border-block-end:1px solid ${ink('fg', 'var(--divider-opacity)')}}
.site-bar a{color:inherit;font-weight:700;text-decoration:none}
.site-bar a:focus-visible{outline:2px solid rgb(var(--c-focus));outline-offset:4px}
.site-bar span{color:${ink('fg', 'var(--muted-opacity)')}}
html body.light-mode,html body.dark-mode,html body .light-mode,html body .dark-mode{
--scalar-custom-header-height:49px;
--scalar-font:var(--font-sans);
--scalar-font-code:ui-monospace,'Cascadia Code','Source Code Pro',Menlo,Consolas,monospace;
--scalar-color-1:rgb(var(--c-fg));
--scalar-color-2:${ink('fg', 'max(var(--muted-opacity), .78)')};
--scalar-color-3:${ink('fg', 'max(var(--muted-opacity), .72)')};
--scalar-color-ghost:${ink('fg', 'max(var(--muted-opacity), .72)')};
--scalar-color-disabled:${ink('fg', 'var(--disabled-opacity)')};
--scalar-color-accent:var(--c-accent-text-color);
--scalar-background-1:rgb(var(--c-bg));
--scalar-background-2:rgb(var(--c-bg-alt));
--scalar-background-3:rgb(var(--c-chip));
--scalar-background-4:rgb(var(--c-chip));
--scalar-background-accent:${ink('primary', '.12')};
--scalar-border-color:${ink('fg', 'var(--divider-opacity)')};
--scalar-scrollbar-color:${ink('fg', '.25')};
--scalar-scrollbar-color-active:${ink('fg', '.45')};
--scalar-button-1:rgb(var(--c-primary));
--scalar-button-1-color:rgb(var(--c-on-primary));
--scalar-button-1-hover:rgb(var(--c-primary-dark));
--scalar-link-color:rgb(var(--c-accent-text));
--scalar-link-color-hover:rgb(var(--c-fg));
--scalar-color-green:rgb(var(--c-positive));
--scalar-color-red:rgb(var(--c-danger));
--scalar-color-yellow:rgb(var(--c-warning));
--scalar-color-blue:rgb(var(--c-info));
--scalar-color-orange:rgb(var(--c-warning));
--scalar-color-purple:rgb(var(--c-accent-text));
--scalar-radius:var(--radius-control);
--scalar-radius-lg:var(--radius-panel);
--scalar-radius-xl:var(--radius-panel);
--scalar-sidebar-background-1:rgb(var(--c-bg));
--scalar-sidebar-color-1:rgb(var(--c-fg));
--scalar-sidebar-color-2:${ink('fg', 'max(var(--muted-opacity), .78)')};
--scalar-sidebar-color-active:rgb(var(--c-fg));
--scalar-sidebar-item-hover-background:${ink('fg', 'var(--hover-opacity)')};
--scalar-sidebar-item-hover-color:rgb(var(--c-fg));
--scalar-sidebar-item-active-background:${ink('fg', 'var(--selected-opacity)')};
--scalar-sidebar-border-color:${ink('fg', 'var(--divider-opacity)')};
--scalar-sidebar-search-background:rgb(var(--c-bg-alt));
--scalar-sidebar-search-border-color:${ink('fg', 'var(--control-border-opacity)')};
--scalar-sidebar-search-color:${ink('fg', 'max(var(--muted-opacity), .72)')};
--scalar-shadow-1:none;
}`.replaceAll('var(--c-accent-text-color)', 'rgb(var(--c-accent-text))');

/**
 * Comes before Scalar and starts it once it is there: nothing of another host, requests to this site only. Its style
 * elements get the nonce of the page, and changing calls of a session the header that goes with its cookie.
 */
export const startScript = `(() => {
  const { nonce } = document.currentScript;
  const create = document.createElement.bind(document);
  document.createElement = (name, options) => {
    const element = create(name, options);
    if (String(name).toLowerCase() === 'style') element.nonce = nonce;
    return element;
  };
  // Scalar asks whether code may be made of text. The policy says no, and would report the question.
  const real = window.Function;
  window.Function = function Function() { throw new EvalError('Not on this page.'); };
  window.Function.prototype = real.prototype;
  const { mode } = document.body.dataset;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (mode === 'system' ? system.matches : mode === 'dark');
  const configuration = () => ({
    url: new URL('api-docs/openapi.json', location).pathname,
    theme: 'none',
    layout: 'modern',
    withDefaultFonts: false,
    telemetry: false,
    hideDarkModeToggle: true,
    forceDarkModeState: isDark() ? 'dark' : 'light',
    showDeveloperTools: 'never',
    hideClientButton: true,
    agent: { disabled: true },
    mcp: { disabled: true },
    documentDownloadType: 'json',
    persistAuth: false,
    defaultOpenAllTags: false,
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
    onBeforeRequest: ({ request }) => {
      // Without a token the session is used.
      if (/^Bearer\\s*$/i.test(request.headers.get('authorization') ?? '')) request.headers.delete('authorization');
      const pair = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie);
      if (pair && !request.headers.has('authorization')) {
        request.headers.set('X-XSRF-TOKEN', decodeURIComponent(pair[1]));
      }
    },
  });
  addEventListener('DOMContentLoaded', () => {
    const reference = Scalar.createApiReference('#docs', configuration());
    system.addEventListener('change', () => reference.updateConfiguration(configuration()));
  });
})();`;
