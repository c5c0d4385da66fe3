import type { Theme } from '@kantele/api/contract/site-state';
import { cookiePath } from '@kantele/api/site-address';
import { toHex } from '@kantele/theme/color';
import { themeCss } from '@kantele/theme/css';
import { tellTabs } from '../lib/tabs.ts';

const cookie = 'be-active-theme';
const year = 31_536_000;
let sheet: CSSStyleSheet | null = null;

/** Puts a theme on the page, remembers it and tells other tabs; null follows the system. */
export function chooseTheme(themes: readonly Theme[], id: number | null): void {
  const known = showTheme(themes, id);
  remember(known);
  tellTabs({ kind: 'theme', id: known });
}

/** Puts a theme on the page in one frame. Answers which: null, which follows the system, for one there is not. */
export function showTheme(themes: readonly Theme[], id: number | null): number | null {
  const selected = themes.find((theme) => theme.id === id) ?? null;
  const light = selected && !selected.is_dark ? selected : themes.find((theme) => theme.default_light);
  const dark = selected?.is_dark ? selected : themes.find((theme) => theme.default_dark);
  const mode = selected ? (selected.is_dark ? 'dark' : 'light') : 'system';
  showColors({ light: light?.colors ?? {}, dark: dark?.colors ?? {}, mode });
  return selected?.id ?? null;
}

interface ShownColors {
  light: Record<string, string>;
  dark: Record<string, string>;
  mode: 'light' | 'dark' | 'system';
}

/**
 * Puts colours on the page in one frame, without remembering them. The server's style element is spoken over by a
 * constructed sheet, which the content policy allows.
 */
export function showColors({ light, dark, mode }: ShownColors): void {
  const root = document.documentElement;
  root.setAttribute('data-theme-switching', '');
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(themeCss({ light, dark, selected: mode }));
  root.classList.toggle('dark', mode === 'dark');
  paintBrowser(light.bg, dark.bg, mode);
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute('data-theme-switching')));
}

function paintBrowser(light: string | undefined, dark: string | undefined, mode: string): void {
  for (const old of document.head.querySelectorAll('meta[name="theme-color"]')) old.remove();
  const add = (triplet: string | undefined, media?: string) => {
    if (!triplet) return;
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    meta.content = toHex(triplet);
    if (media) meta.media = media;
    document.head.append(meta);
  };
  if (mode !== 'dark') add(light, mode === 'system' ? '(prefers-color-scheme: light)' : undefined);
  if (mode !== 'light') add(dark, mode === 'system' ? '(prefers-color-scheme: dark)' : undefined);
}

function remember(id: number | null): void {
  const life = id === null ? 0 : year;
  // biome-ignore lint/suspicious/noDocumentCookie: the other interface is asynchronous and not everywhere
  document.cookie = `${cookie}=${id ?? ''}; path=${cookiePath()}; max-age=${life}; samesite=lax`;
}
