import { line } from '../../core/translate.ts';

/** Pages of the site that need nothing but their path, by the names they are offered under in menus. Browser-safe. */
export const sitePages = [
  { path: '/', name: line('Home') },
  { path: '/search', name: line('Search') },
  { path: '/albums', name: line('Albums') },
  { path: '/artists', name: line('Artists') },
  { path: '/tracks', name: line('Songs') },
  { path: '/library/songs', name: line('Liked songs') },
  { path: '/library/playlists', name: line('Your playlists') },
  { path: '/library/albums', name: line('Liked albums') },
  { path: '/library/artists', name: line('Artists you follow') },
  { path: '/library/history', name: line('History') },
  { path: '/pricing', name: line('Pricing') },
  { path: '/contact', name: line('Contact') },
  { path: '/account-settings', name: line('Account settings') },
  { path: '/billing', name: line('Billing') },
  { path: '/notifications', name: line('Notifications') },
  { path: '/notifications/settings', name: line('Notification settings') },
  { path: '/workspaces', name: line('Workspaces') },
  { path: '/login', name: line('Log in') },
  { path: '/register', name: line('Register') },
  { path: '/forgot-password', name: line('Forgot password') },
  { path: '/api-docs', name: line('API documentation') },
  { path: '/admin', name: line('Admin') },
  { path: '/backstage', name: line('Backstage') },
] as const;

/** The other pages; a segment that starts with `$` is any. */
export const sitePatterns = [
  '/library',
  '/library/$part',
  '/search/$query',
  '/playlist/$id/$slug',
  '/playlist-invitation/$secret',
  '/playlist-review/$id',
  '/smart-playlist',
  '/smart-playlist/$id',
  '/genre/$slug',
  '/album/$id/$slug',
  '/artist/$id/$slug',
  '/track/$id/$slug',
  '/user/$id/$slug',
  '/channel/$slug',
  '/pages/$pageSlug',
  '/pages/$pageId/$pageSlug',
  '/checkout/$productId/$priceId',
  '/checkout/$productId/$priceId/done',
  '/change-plan/$productId/$priceId/confirm',
  '/start/landing',
  '/start/login',
  '/start/page',
  '/start/register',
  '/workspaces/$id',
  '/workspace/join/$inviteId',
  '/workspace/join/login',
  '/workspace/join/register',
] as const;

/** Whether a path of this site, with or without a query and a hash, is that of a page. Those of the administration and the backstage are. */
export function isSitePage(path: string): boolean {
  const asked = segmentsOf(path);
  if (asked[0] === 'admin' || asked[0] === 'backstage') return true;
  return [...sitePages.map((page) => page.path), ...sitePatterns].some((pattern) => {
    const wanted = segmentsOf(pattern);
    return (
      wanted.length === asked.length &&
      wanted.every((segment, at) => segment.startsWith('$') || segment === asked[at])
    );
  });
}

const segmentsOf = (path: string) =>
  path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean);
