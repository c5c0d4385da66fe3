import { siteAddress } from '@kantele/api/site-address';

/** The whole address of a page, for other people. */
export const pageUrl = (path: string): string => new URL(siteAddress(path), location.origin).href;
