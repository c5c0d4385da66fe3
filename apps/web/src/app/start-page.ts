import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { redirect, useLocation } from '@tanstack/react-router';
import { isAppearanceEditorActive } from './appearance-editor.ts';
import { publicSetting } from './boot.tsx';
import { siteSetting } from './settings.ts';

/** Pages that can stand at `/` in the place of the player's home. */
export type StartPage = '/start/login' | '/start/register' | '/start/landing' | '/start/page';

/** What stands at `/` for this visitor; null is the player's home. */
export function startPageOf(boot: BootstrapData): StartPage | null {
  if (boot.user && !isAppearanceEditorActive()) return null;
  const homepage = publicSetting(boot, 'homepage');
  switch (homepage?.type) {
    case 'loginPage':
      return '/start/login';
    case 'registerPage':
      return siteSetting(boot, 'registration.disable') ? '/start/login' : '/start/register';
    case 'other':
      return '/start/landing';
    case 'page':
      return homepage.page_id === null ? null : '/start/page';
    default:
      return null;
  }
}

/** Lets the router find the start page at `/`; nothing where the player's home stands there. */
export function startPageRewrite(boot: BootstrapData) {
  const page = startPageOf(boot);
  if (!page) return undefined;
  return {
    input: ({ url }: { url: URL }) => moved(url, '/', page),
    output: ({ url }: { url: URL }) => moved(url, page, '/'),
  };
}

function moved(url: URL, from: string, to: string): URL {
  if (url.pathname === from) url.pathname = to;
  return url;
}

/** These pages have no address of their own. */
export function requireStart(boot: BootstrapData, page: StartPage): void {
  if (startPageOf(boot) !== page) throw redirect({ href: '/', replace: true });
}

/** Whether this is the landing page: nothing is played there, and what plays elsewhere needs not be fetched for it. */
export function useIsLanding(): boolean {
  return useLocation({ select: ({ pathname }) => pathname === ('/start/landing' satisfies StartPage) });
}
