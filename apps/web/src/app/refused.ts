/** A query for what does not exist or may not be seen, and what the server said. */
export interface RefusedCall {
  path: string;
  input: unknown;
  error: { message: string; code: number; data: { httpStatus: number; appCode: string } };
}

const refused = new Map<string, RefusedCall['error']>();
type Call = Pick<RefusedCall, 'path' | 'input'>;
const keyOf = ({ path, input }: Call) => JSON.stringify([path, input]);

/** Remembers what the server was refused while it made the page that is being opened. */
export function noteRefused(calls: readonly RefusedCall[]): void {
  for (const call of calls) refused.set(keyOf(call), call.error);
}

/** What the server said to such a query, once: whoever comes back later asks anew. */
export function takeRefused(call: Call): RefusedCall['error'] | undefined {
  const error = refused.get(keyOf(call));
  refused.delete(keyOf(call));
  return error;
}
