import type { Services } from '../../core/context.ts';
import type { OutboundRequest } from '../../core/services.ts';

/** Asks a provider and reads its answer as JSON. @throws Error for every other answer; it holds no secret */
export async function askJson(
  services: Services,
  url: string,
  options: Pick<OutboundRequest, 'method' | 'headers' | 'body'> = {},
): Promise<unknown> {
  const answer = await services.outbound.request(url, {
    ...options,
    headers: { accept: 'application/json', 'user-agent': 'Kantele', ...options.headers },
    maxBytes: 1_048_576,
    reach: 'configured',
  });
  if (answer.status !== 200) throw new Error(`${new URL(url).host} answered ${answer.status}.`);
  return JSON.parse(Buffer.from(answer.body).toString('utf8'));
}
