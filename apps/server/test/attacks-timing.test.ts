import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { putSettings } from './http-accounts.ts';
import { type Proxied, startProxied } from './http-accounts-proxy.ts';

const pairs = 200;
let server: TestServer;
let proxied: Proxied;
beforeAll(async () => {
  server = await startTestServer({ inbox: true });
  proxied = await startProxied(server);
  await putSettings(server, { 'human_check.kind': 'off' });
  for (let index = 0; index < pairs; index += 1) await server.site.addUser(addressOf('known', index));
});
afterAll(async () => {
  await proxied.app.close();
  await server.close();
});

type Kind = 'known' | 'stray';
/** Of the same length, so that nothing else differs. */
const addressOf = (kind: Kind, index: number) => `${kind}${String(index).padStart(4, '0')}@example.com`;

interface Measured {
  bodies: Set<string>;
  ms: Record<Kind, number[]>;
}

/** Asks for every known and every unknown address once, one after the other, in changing order. */
async function measure(path: string, more: object): Promise<Measured> {
  // Every visitor comes from an address of his own; accounts are tried once a round.
  await sql`truncate attempts`.execute(server.site.services.db);
  const measured: Measured = { bodies: new Set(), ms: { known: [], stray: [] } };
  for (let index = 0; index < pairs; index += 1) {
    const order: Kind[] = index % 2 === 0 ? ['known', 'stray'] : ['stray', 'known'];
    for (const kind of order) {
      const started = performance.now();
      const response = await proxied.post(path, { email: addressOf(kind, index), ...more });
      const text = await response.text();
      measured.ms[kind].push(performance.now() - started);
      measured.bodies.add(`${response.status} ${text.replace(/"requestId":"[^"]*"/, '')}`);
    }
  }
  return measured;
}

/** Mann–Whitney: how likely two series differ this much by chance (two-sided, normal approximation). */
function likelihood(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((ms) => ({ ms, own: true })), ...b.map((ms) => ({ ms, own: false }))];
  all.sort((x, y) => x.ms - y.ms);
  const rankSum = all.reduce((sum, { own }, index) => (own ? sum + index + 1 : sum), 0);
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return 2 * (1 - normal(Math.abs(u - mean) / deviation));
}

/** Distribution function of the normal distribution (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const poly =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
}

/** One series in a hundred looks different by chance, two after each other hardly ever do. */
const rounds = 3;

describe('whether an address has an account', () => {
  it.each([
    ['/auth/login', { password: 'not the password' }],
    ['/auth/forgot-password', {}],
  ])('cannot be told from what %s answers, nor from how long it takes', async (path, more) => {
    const found: number[] = [];
    do {
      const { bodies, ms } = await measure(path, more);
      expect([...bodies]).toHaveLength(1);
      found.push(likelihood(ms.known, ms.stray));
    } while (Math.max(...found) <= 0.01 && found.length < rounds);
    expect(Math.max(...found)).toBeGreaterThan(0.01);
  });
});

describe('the measure', () => {
  const series = (shift: number) =>
    Array.from({ length: pairs }, (_, index) => ((index * 37) % 101) / 20 + shift);

  it('finds a fifth of a spread and lets equal series pass', () => {
    expect(likelihood(series(0), series(0.001))).toBeGreaterThan(0.01);
    expect(likelihood(series(0), series(0.5))).toBeLessThan(0.01);
  });
});
