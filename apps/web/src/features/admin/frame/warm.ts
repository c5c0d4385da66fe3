/**
 * Begins to read what a page shows. The server waits, so that it comes with the page; in the browser the page is there
 * at once, shows where something is on its way, and says itself what went wrong.
 */
export async function warm(read: () => Promise<unknown>): Promise<void> {
  const reading = read().catch(() => {});
  if (import.meta.env.SSR) await reading;
}
