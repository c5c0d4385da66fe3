import { Refusal, type State } from './state.ts';

interface Answer {
  status: number;
  body: unknown;
}

/**
 * Does a request once for each key: the same request gets the first answer again, another request with the same key is
 * refused, and so is one that comes while the first is being worked on.
 */
export async function once(
  state: State,
  key: string | undefined,
  request: string,
  work: () => Promise<Answer>,
): Promise<Answer & { replayed: boolean }> {
  if (key === undefined) return { ...(await work()), replayed: false };
  const known = Object.hasOwn(state.keys, key) ? state.keys[key] : undefined;
  if (known) {
    if (known.request !== request) {
      throw new Refusal(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    }
    if (known.answer === null) {
      throw new Refusal(409, {
        type: 'idempotency_error',
        message: 'There is currently another in-progress request using this key.',
      });
    }
    return { ...known.answer, replayed: true };
  }
  const entry = { request, answer: null as Answer | null };
  state.keys[key] = entry;
  try {
    const answer = await work();
    entry.answer = answer;
    return { ...answer, replayed: false };
  } catch (error) {
    // A request that was refused before anything was done may be sent again.
    delete state.keys[key];
    throw error;
  }
}
