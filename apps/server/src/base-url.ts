import { sitePages, sitePatterns } from '@kantele/api/site-paths';
import type { z } from 'zod';

/** First parts of paths within the site that are no pages. */
const others =
  'ads api api-docs assets auth dev embed fonts healthz icons images lines metrics oembed readyz secure sitemaps start stripe trpc unsubscribe verify-email password change-password';

/**
 * First parts of paths within the site. None of them can be the path it is served below: an address would be of either.
 */
export const ownParts: ReadonlySet<string> = new Set([
  ...[...sitePages.map(({ path }) => path), ...sitePatterns].map((path) => path.split('/')[1] ?? ''),
  ...others.split(' '),
]);

/** Parts of a path that need no escape and are no dots. */
const plainPath = /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/;

/** Every address of the site is made of this and a path from `/` on. Slashes at its end are dropped. */
export function siteBase(text: string, check: z.RefinementCtx): string {
  const { origin, pathname, search, hash, username, password } = new URL(text);
  const path = pathname.replace(/\/+$/, '');
  const first = path.split('/')[1]?.toLowerCase() ?? '';
  if (!plainPath.test(path))
    check.addIssue(
      'This has a path with other characters than letters, digits, dots, hyphens, underscores and single slashes.',
    );
  else if (first !== '' && (ownParts.has(first) || /\.\w+$/.test(first)))
    check.addIssue(
      'This has a path that begins like one of Kantele’s own pages or files. Choose another, like https://example.com/music.',
    );
  if (search !== '') check.addIssue('This has a query (what follows the ?). Leave it out.');
  if (hash !== '') check.addIssue('This has a fragment (what follows the #). Leave it out.');
  if (username !== '' || password !== '')
    check.addIssue('This has a user name or a password (what comes before the @). Leave it out.');
  return origin + path;
}
