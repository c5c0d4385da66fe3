import {
  type BootstrapData,
  type Context,
  fontCss,
  getBootstrap,
  getSite,
  type Site,
  siteRoot,
} from '@kantele/api/server';
import { themeCss } from '@kantele/theme';
import { iconLinks } from '../site-files/icons.ts';
import type { PageAssets } from './assets.ts';
import type { Page } from './cache.ts';
import { codeOf } from './custom-code.ts';
import { renderDocument } from './document.ts';
import { externalHostsOf } from './external-hosts.ts';
import { fontPreloads } from './font-preloads.ts';
import { type LocalClient, localClient, type RefusedCall } from './local-link.ts';
import { withMessagesUrl } from './messages-file.ts';
import { shownThemes } from './shown-themes.ts';

/** What `apps/web/src/entry-server.tsx` exports. */
export interface WebBundle {
  /** A script for the head of every page. */
  preHydrationScript: string;
  render(request: {
    url: string;
    signal: AbortSignal;
    client: LocalClient;
    boot: BootstrapData;
    /** False leaves the page to the browser: data, head and a frame with its skeleton are made. */
    html: boolean;
  }): Promise<Rendered>;
}

export interface Rendered {
  status: number;
  location: string | null;
  head: string;
  body: string;
  routes: string[];
  state: { q: unknown; framed?: boolean; refused?: RefusedCall[] };
  /** Whether code of the site may stand in the page; absent for a page that is not known. */
  carriesCode?: boolean;
  /** An error of a loader, for the log: the page itself only says that something went wrong. */
  error: unknown;
}

export interface RenderParts {
  /** The path with its query, as the router sees it. */
  url: string;
  ctx: Context;
  themeCookie: string | undefined;
  /** True renders the whole page; false data, head and the frame, the page is then rendered in the browser. */
  html: boolean;
}

export interface Renderer {
  page(parts: RenderParts): Promise<Page>;
  /** The page without data, answered while the server is overloaded. */
  shell(ctx: Context, themeCookie: string | undefined): Promise<Page>;
}

export interface RendererOptions {
  loadBundle: () => Promise<WebBundle>;
  assets: (routeIds: readonly string[], instead: boolean) => PageAssets;
  /** Development: tags of the dev server, and no inline policy. */
  transform?: (html: string, url: string) => Promise<string>;
  onError: (error: unknown, url: string) => void;
}

/** The landing page: links, words and pictures, which browsers handle by themselves. */
const landingRoute = '/start/landing';

export function createRenderer(options: RendererOptions): Renderer {
  const finish = async (
    { services: { storage }, actor }: Context,
    { site, boot }: { site: Site; boot: BootstrapData },
    rendered: Rendered,
    url: string,
  ): Promise<Page> => {
    // For an admin whose code has made the site unusable.
    const safe = isSafe(url);
    const { boot: carried, messagesUrl } = withMessagesUrl(boot);
    const assets = options.assets(rendered.routes, rendered.status >= 400);
    const { html, csp } = renderDocument({
      lang: boot.i18n.language,
      dir: boot.i18n.direction,
      ...themeParts(site, boot),
      head: rendered.head,
      body: rendered.body,
      isWhole: rendered.body !== '' && rendered.state.framed !== true,
      waitsForInput: rendered.routes.at(-1) === landingRoute,
      icons: iconLinks(site),
      preHydrationScript: (await options.loadBundle()).preHydrationScript,
      state: { ...rendered.state, boot: carried, lines: messagesUrl },
      messagesUrl,
      assets,
      player: site.settings['player.interface'],
      fonts: fontPreloads(site, boot, assets.font),
      externalHosts: externalHostsOf(site, storage),
      customCode: safe ? null : rendered.carriesCode ? codeOf(site, actor) : codeOf(site, actor) && 'later',
    });
    const text = options.transform ? await options.transform(html, url) : html;
    return {
      status: rendered.status,
      html: Buffer.from(text),
      csp: options.transform ? '' : csp,
      location: rendered.location,
    };
  };
  return {
    async page({ url, ctx, themeCookie, html }) {
      const [site, boot] = await Promise.all([getSite(ctx.db), bootOf(ctx, themeCookie)]);
      const { render } = await options.loadBundle();
      const refused: RefusedCall[] = [];
      const rendered = await render({
        url: siteRoot() + url,
        signal: ctx.signal,
        client: localClient(ctx, (call) => refused.push(call)),
        boot,
        html,
      });
      if (rendered.error && rendered.status >= 500) options.onError(rendered.error, url);
      // The browser loads the page once more: it must not ask again for what is not there.
      if (rendered.status === 404 && refused.length > 0) rendered.state.refused = refused;
      return finish(ctx, { site, boot }, rendered, url);
    },
    async shell(ctx, themeCookie) {
      const [site, boot] = await Promise.all([getSite(ctx.db), bootOf(ctx, themeCookie)]);
      const name = site.settings.branding.site_name.replace(/[&<>"]/g, '');
      const head = `<title>${name}</title>`;
      const state = { q: null };
      const rendered = { status: 200, location: null, head, body: '', routes: [], state, error: null };
      return finish(ctx, { site, boot }, rendered, '/');
    },
  };
}

function bootOf(ctx: Context, themeCookie: string | undefined): Promise<BootstrapData> {
  return getBootstrap(ctx, themeCookie === undefined ? {} : { active_theme: themeCookie });
}

/** Fonts of the site, CSS variables and colours of the theme that is shown. */
export function themeParts(site: Pick<Site, 'themes' | 'ownFonts'>, boot: Pick<BootstrapData, 'themes'>) {
  const { light, dark, mode } = shownThemes(site, boot);
  const variables = themeCss({ light: light?.colors ?? {}, dark: dark?.colors ?? {}, selected: mode });
  return {
    isDark: mode === 'system' ? null : mode === 'dark',
    themeCss: fontCss(site) + variables,
    themeColors: themeColors(site, boot),
  };
}

/** Colours of the page behind everything, in light and in dark themes. */
export function themeColors(site: Pick<Site, 'themes'>, boot: Pick<BootstrapData, 'themes'>) {
  const { light, dark } = shownThemes(site, boot);
  return { light: rgb(light?.colors.bg ?? '246 243 236'), dark: rgb(dark?.colors.bg ?? '18 17 14') };
}

function rgb(triplet: string): string {
  return /^\d{1,3} \d{1,3} \d{1,3}$/.test(triplet) ? `rgb(${triplet.split(' ').join(',')})` : 'rgb(0,0,0)';
}

const isSafe = (url: string): boolean => new URLSearchParams(url.split('?', 2)[1]).get('safe') === '1';
