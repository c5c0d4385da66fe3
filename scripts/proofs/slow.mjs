import { playwright } from '../tests/runners.mjs';

/** How many seeds, and which one is the first: who has several computers shares them out. */
const { SLOW_SEEDS = '50', SLOW_FIRST = '1' } = process.env;
/** Journeys that failed on slow computers: what they showed there may be faults that people see. */
const journeys = ['/appearance.spec', '/menus.spec', '/channels.spec', '/shortcuts.spec', '/texts.spec'];

/** Journeys hold on a computer six times slower whose answers come up to 1.5 s late, whatever their order. */
export async function prove(check) {
  const first = Number(SLOW_FIRST);
  for (let seed = first; seed < first + Number(SLOW_SEEDS); seed += 1) {
    process.env.SLOW_SEED = String(seed);
    const results = await playwright({ args: ['--project=desktop', ...journeys] }).run();
    delete process.env.SLOW_SEED;
    const bad = results.filter(({ state }) => state !== 'passed');
    for (const { file, name, error } of bad) console.log(`${file} › ${name}\n${error}`);
    check(`seed ${seed}: all journeys hold`, bad.length === 0, `${results.length} tests`);
  }
}
