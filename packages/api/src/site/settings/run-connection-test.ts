import type { Context } from '../../core/context.ts';
import { OutboundError } from '../../core/services.ts';
import { errorText } from '../../core/text/error-text.ts';
import type { ConnectionTest } from './contract.ts';

/** An admin gets the other side's own words; paths of this server are none of them. */
export async function runConnectionTest(ctx: Context, work: () => Promise<string>): Promise<ConnectionTest> {
  try {
    return { ok: true, message: await inTime(ctx, work()) };
  } catch (error) {
    ctx.services.log.warn({ err: error }, 'a connection test failed');
    return { ok: false, message: wordsOf(error) };
  }
}
/** Milliseconds a test may take: the request that asked for it waits ten seconds. */
const testMs = 8_000;
function inTime(ctx: Context, work: Promise<string>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    const words = ctx.translate('There was no answer in time.');
    timer = setTimeout(() => fail(new Error(words)), testMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
/** The way out says the same of everything that goes wrong there; who chose the address may know more. */
function wordsOf(error: unknown): string {
  const told = error instanceof OutboundError ? (error.cause ?? error) : error;
  return errorText(told);
}
