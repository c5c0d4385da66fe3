import { playwright } from '../tests/runners.mjs';

/** How many seeds, and which one is the first: who has several computers shares them out. */
const { SLOW_SEEDS = '50', SLOW_FIRST = '1' } = process.env;
/** Journeys that failed on slow computers, by their titles: what they showed there may be faults that people see. */
const journeys = [
  'dragging a colour',
  'while a colour is chosen',
  'items are dragged by their handles',
  'an admin makes a shelf by hand',
  'a channel is a page of its own',
  'every key does what the sheet says',
  'keys can be given to other actions',
  'while the palette comes',
  'the palette goes, plays and acts',
  'Space plays and pauses after a click, activates',
  'the words of the user’s menu',
];
const upload = 'goes on where it was after a reload';
const runners = [
  playwright({ args: ['--project=desktop', '--grep', journeys.join('|')] }),
  playwright({ config: 'playwright.long.config.ts', args: ['--project=tagged', '--grep', upload] }),
];

/** Journeys hold on a computer six times slower whose answers come up to 1.5 s late, whatever their order. */
export async function prove(check) {
  const first = Number(SLOW_FIRST);
  for (let seed = first; seed < first + Number(SLOW_SEEDS); seed += 1) {
    process.env.SLOW_SEED = String(seed);
    const results = [];
    for (const runner of runners) results.push(...(await runner.run()));
    delete process.env.SLOW_SEED;
    const bad = results.filter(({ state }) => state !== 'passed');
    for (const { file, name, error } of bad) console.log(`${file} › ${name}\n${error}`);
    // Each title is that of a test; what has another name now is not left out unseen.
    const isWhole = results.length === journeys.length + 1;
    check(`seed ${seed}: all journeys hold`, bad.length === 0 && isWhole, `${results.length} tests`);
  }
}
