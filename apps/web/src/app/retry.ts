import { errorOf } from '../lib/api-error.ts';

const final = new Set([400, 401, 403, 404, 422]);

/** Data queries are retried at most twice, never on what stays so (400, 401, 403, 404, 422), and not while the browser knows that it is offline. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 2 && !final.has(errorOf(error).status) && navigator.onLine;
}
