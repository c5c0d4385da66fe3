declare global {
  interface Window {
    /** Errors React recovered from, for browser tests: there must be none. */
    __recoverable?: string[];
  }
}

/** Notes an error nobody sees: on the console, and in a list the tests read. */
export function reportError(kind: string, error: unknown): void {
  const text = `${kind}: ${error instanceof Error ? error.message : String(error)}`;
  window.__recoverable = [...(window.__recoverable ?? []), text];
  // biome-ignore lint/suspicious/noConsole: the console is where operators look
  console.error(text);
}
