import { siteAddress } from '@kantele/api/site-address';

/** The whole address of the site, without a slash at its end. */
export const siteUrl = (): string => pageUrl('/').replace(/\/$/, '');

/** The whole address of a page, for other people. */
export const pageUrl = (path: string): string => new URL(siteAddress(path), location.origin).href;
