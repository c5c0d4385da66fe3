declare global {
  interface Window {
    /** Errors React recovered from, for browser tests: there must be none. */
    __recoverable?: string[];
  }
}

let capture: ((error: unknown) => void) | null = null;

/** Records an error that no page shows: on the console, in a list the tests read, and where the site collects errors. */
export function reportError(kind: string, error: unknown): void {
  const text = `${kind}: ${error instanceof Error ? error.message : String(error)}`;
  window.__recoverable = [...(window.__recoverable ?? []), text];
  // biome-ignore lint/suspicious/noConsole: the console is where operators look
  console.error(text);
  capture?.(error);
}

/** Begins to send errors and traces to where the site collects them. Its code is loaded only then. */
export async function startReporting(dsn: string): Promise<void> {
  if (capture) return;
  const { startTracing } = await import('./tracing.ts');
  capture = startTracing(dsn);
}
