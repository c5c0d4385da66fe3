import { siteAddress } from '@kantele/api/site-address';
import { line } from '@kantele/api/translate';

/** Copies the address of a page; resolves to the words that say what happened, in English. */
export async function copyLink(path: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(new URL(siteAddress(path), location.origin).href);
    return line('Link copied');
  } catch {
    return line('The link could not be copied.');
  }
}
