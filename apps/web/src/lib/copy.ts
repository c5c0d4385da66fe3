/** Copies the address of a page; resolves to the words that say what happened. */
export async function copyLink(path: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href);
    return 'Link copied';
  } catch {
    return 'The link could not be copied.';
  }
}
