import { playwright } from '../tests/runners.mjs';

const seeds = Number(process.env.SLOW_SEEDS ?? 50);
/** Journeys that failed on slow computers: what they showed there may be faults that people see. */
const journeys = ['/appearance.spec', '/menus.spec', '/channels.spec', '/shortcuts.spec', '/texts.spec'];

/** Journeys hold on a computer six times slower whose answers come up to 1.5 s late, whatever their order. */
export async function prove(check) {
  for (let seed = 1; seed <= seeds; seed += 1) {
    process.env.SLOW_SEED = String(seed);
    const results = await playwright({ args: ['--project=desktop', ...journeys] }).run();
    delete process.env.SLOW_SEED;
    const bad = results.filter(({ state }) => state !== 'passed');
    for (const { file, name, error } of bad) console.log(`${file} › ${name}\n${error}`);
    check(`seed ${seed}: all journeys hold`, bad.length === 0, `${results.length} tests`);
  }
}
