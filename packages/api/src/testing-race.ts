import { describeError } from './core/trpc.ts';

/** Something that may happen to a world; the world is what two of them fight over. */
export interface Racer<World> {
  name: string;
  run(world: World): Promise<unknown>;
}

/** Worlds at a time: each call holds a connection. */
const atOnce = 3;

/** What became of a call: `done`, the code of its refusal, or what no call may end with. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'done';
  } catch (error) {
    const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
    // Answered as a conflict, but those who lock in one order never meet it.
    if (cause instanceof Error && 'code' in cause && cause.code === '40P01') return 'FAULT: deadlock';
    const { code, status } = describeError(error);
    return status >= 500 ? `FAULT: ${String(cause)}` : code;
  }
}

/**
 * Runs every pair of operations at once, one with itself too, each pair in worlds of its own and from either side.
 * @param options.times worlds for each pair
 * @param options.newWorld makes the world of a run, numbered from 0 in each pair
 * @returns faults by pair, how many pairs there were, and the names of those that were never done
 */
export async function raceAll<World>(
  racers: readonly Racer<World>[],
  { times, newWorld }: { times: number; newWorld(run: number): Promise<World> },
) {
  const faults: string[] = [];
  const done = new Set<string>();
  const race = async (pair: readonly Racer<World>[], run: number) => {
    const world = await newWorld(run);
    await Promise.all(
      pair.map(async (racer) => {
        const outcome = await outcomeOf(Promise.resolve().then(() => racer.run(world)));
        if (outcome === 'done') done.add(racer.name);
        if (outcome.startsWith('FAULT'))
          faults.push(`${pair.map(({ name }) => name).join(' × ')}: ${outcome}`);
      }),
    );
  };
  const pairs = racers.flatMap((one, at) => racers.slice(at).map((other) => [one, other]));
  const races = pairs.flatMap((pair) =>
    Array.from({ length: times }, (_, run) => () => race(run % 4 < 2 ? pair : pair.toReversed(), run)),
  );
  const drain = async () => {
    for (let next = races.pop(); next; next = races.pop()) await next();
  };
  await Promise.all(Array.from({ length: atOnce }, drain));
  const never = racers.filter(({ name }) => !done.has(name)).map(({ name }) => name);
  return { faults, pairs: pairs.length, never };
}
