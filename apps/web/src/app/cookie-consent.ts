const name = 'cookie-notice';
/** 30 days */
const life = 2_592_000;
const listeners = new Set<() => void>();

/** Whether the cookie notice was read on this device; a store for `useSyncExternalStore`. */
export const cookieConsent = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  given: (): boolean => document.cookie.split('; ').includes(`${name}=ok`),
  /** The server keeps one page for all guests and cannot know. */
  onServer: () => true,
  give(): void {
    // biome-ignore lint/suspicious/noDocumentCookie: the other interface is asynchronous and not everywhere
    document.cookie = `${name}=ok; path=/; max-age=${life}; samesite=lax`;
    for (const listener of listeners) listener();
  },
};
