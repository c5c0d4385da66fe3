import type { FailureReason } from './engine.ts';

/** What the status of a refusal means to a listener. */
export function reasonOf(status: number): FailureReason {
  if (status === 402) return 'limited';
  if (status === 401 || status === 403) return 'forbidden';
  if (status === 404 || status === 410) return 'missing';
  return status === 415 || status < 400 ? 'unsupported' : 'server';
}
