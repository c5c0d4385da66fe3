import { sql } from '@kantele/db';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answered, type Operation, operations } from './fuzz/operations.ts';
import { type Plan, plansOf } from './fuzz/plan.ts';
import { createWorld, type World } from './fuzz/world.ts';
import { eventually, startTestServer } from './harness.ts';
import { expectedOf } from './matrix-oracle.ts';

/** `npm run fuzz` sends more, from another seed each time; a failure prints the seed and the smallest request. */
const { FUZZ_REQUESTS = '2000', FUZZ_SEED = '1' } = process.env;
const seed = Number(FUZZ_SEED);
const runs = Math.ceil(Number(FUZZ_REQUESTS) / operations.length);

let world: World;
beforeAll(async () => {
  world = await createWorld(await startTestServer({ inbox: true }));
});
afterAll(() => world.server.close());

/** Operations that were done at least once. */
const done = new Set<string>();
/** Requests of one operation after which it gets new things. */
const portion = 50;

async function ask(operation: Operation, plan: Plan, cookie: string | undefined): Promise<Answered> {
  // A process that shares its cores with other tests may say it is busy: that is an answer, but not the one looked for.
  return eventually(async () => {
    const answer = await operation.send(world, { cookie }, plan.input, plan.params);
    return answer.status === 503 && answer.code === 'overloaded' ? null : answer;
  });
}

async function check(operation: Operation, plan: Plan): Promise<void> {
  const sender = await world.senderOf(plan.identity);
  const answer = await ask(operation, plan, sender.cookie);
  const { status, code, text } = answer;
  const ok = status >= 200 && status < 300;
  const say = (problem: string) => `${problem}: ${status} ${text.slice(0, 300)}`;
  if (status >= 500) throw new Error(say('The server failed'));
  const expected = expectedOf(sender, operation.rule);
  if (expected !== 'allowed') {
    if (ok) throw new Error(say(`Expected ${expected}`));
    // What cannot be read at all is refused before anybody looks who asks.
    const isReadable = !JSON.stringify(plan.input ?? null).includes('"__proto__"');
    const isPlain = isReadable && (plan.mode === 'valid' || plan.mode === 'one constraint broken');
    if (isPlain && `${status} ${code}` !== expected) throw new Error(say(`Expected ${expected}`));
    return;
  }
  if (!ok) return;
  if (plan.wrong) throw new Error(say(`Taken, although ${plan.wrong}`));
  if (operation.parse && !operation.parse(plan.input))
    throw new Error(say('Taken, although the schema refuses it'));
  const fits = operation.output?.safeParse(answer.output);
  if (fits && !fits.success) throw new Error(say(`The answer does not fit: ${fits.error.message}`));
  done.add(operation.name);
  if (operation.rule.changes) world.suspect(plan.identity);
  if (operation.isStable) {
    const again = await ask(operation, plan, sender.cookie);
    expect([again.status, again.output]).toEqual([status, answer.output]);
  }
}

describe(`${FUZZ_REQUESTS} requests from seed ${seed}`, () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    'of %s never break the server, and are only taken when they are right',
    async (_name, operation) => {
      for (let sent = 0; sent < runs; sent += portion) {
        await world.replenish();
        const property = fc.asyncProperty(plansOf(operation, world), (plan) => check(operation, plan));
        await fc.assert(property, { seed: seed + sent, numRuns: Math.min(portion, runs - sent) });
      }
    },
    60_000 + runs * 100,
  );

  it('leave the admin able to sign in, and the site whole', async () => {
    const { server } = world;
    await sql`truncate attempts`.execute(server.site.services.db);
    expect(await server.signIn()).toMatch(/^sid=/);
    expect(server.errors).toEqual([]);
  });

  it('reach most operations', () => {
    const missed = operations.filter(({ name }) => !done.has(name)).map(({ name }) => name);
    // One or two requests reach what is open and easy; a dozen and more, nearly everything.
    const share = runs >= 10 ? 1 / 4 : 1;
    expect(missed.length, missed.join(', ')).toBeLessThan(operations.length * share);
  });
});

/** Always the same requests: what is tested here is what it says of them. */
describe('this fuzzer', () => {
  const real = operations.find(({ name }) => name === 'genres.create over tRPC') as Operation;
  const read = operations.find(({ name }) => name === 'genres.list over tRPC') as Operation;
  const answering = (operation: Operation, ...answers: Partial<Answered>[]): Operation => {
    let asked = 0;
    return {
      ...operation,
      async send() {
        asked += 1;
        const answer = answers[Math.min(asked, answers.length) - 1];
        return { status: 200, code: undefined, output: undefined, text: '', ...answer };
      },
    };
  };
  const page = (next_cursor: string) => ({ output: { pagination: { data: [], per_page: 30, next_cursor } } });

  it.each([
    ['a server that breaks', answering(real, { status: 500 }), 'The server failed'],
    ['one that takes everything', answering(real, {}), 'Taken, although|Expected 40'],
    ['one that lets everybody in', answering({ ...real, parse: null }, {}), 'Expected 40'],
    ['one that refuses with another code', answering(real, { status: 403, code: 'x' }), 'Expected 40'],
    ['one that answers something else', answering(read, { output: {} }), 'does not fit'],
    ['one that answers otherwise the second time', answering(read, page('a'), page('b')), 'deeply equal'],
  ])('finds %s', async (_name, operation, problem) => {
    const property = fc.asyncProperty(plansOf(operation, world), (plan) => check(operation, plan));
    const { failed, errorInstance, counterexample } = await fc.check(property, { seed: 1, numRuns: 200 });
    expect([failed, String(errorInstance)]).toEqual([true, expect.stringMatching(problem)]);
    expect(counterexample).toHaveLength(1);
  });
});
