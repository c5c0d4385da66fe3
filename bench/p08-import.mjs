import { join } from 'node:path';
import { emptyCatalogue, runImport, runWithUsage } from './lib/import-run.mjs';
import { missingFfmpeg, writeLibrary } from './lib/library.mjs';
import { benchDir, tempFolder } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { median, plan, ratioOf } from './lib/rounds.mjs';
import { missingServer, startSite, withDatabase } from './lib/site.mjs';

export const ids = ['P8', 'P10'];

const files = 10_000;
const figures = {
  whole: 'import of tags with Postgres: CPU ÷ bare music-metadata',
  process: '… our process alone ÷ bare music-metadata',
};
/** Multiples of the parser: below the 2.4 of 0.8 × mStream's scanner (0.8 × 1.87 ÷ 0.62 s per 1,000 files). */
const goal = 2;

/** What an import costs beside reading the tags, and whether its memory depends on the size of the library. */
export async function measure({ full, only }) {
  const reason = missingServer() ?? missingFfmpeg;
  const growthOf = (large) => `memory at the end of an import of ${large} files ÷ 1,000 files`;
  const large = full ? 10_000 : 5_000;
  if (reason) {
    return [notMeasured('P8', figures.whole, reason, goal), notMeasured('P10', growthOf(large), reason, 1.2)];
  }
  const site = await startSite(4121);
  const rows = [];
  try {
    if (!only || only.includes('P8')) rows.push(...(await cost(site)));
    if (!only || only.includes('P10')) rows.push(...(await memory(site, large, growthOf(large))));
  } finally {
    await site.stop();
  }
  return rows;
}

async function cost(site) {
  const folder = join(tempFolder('library'), 'music');
  writeLibrary(folder, files);
  const samples = { whole: [], process: [], parser: [] };
  for (let round = 0; round < Math.min(3, plan.rounds); round++) {
    await withDatabase(site, emptyCatalogue);
    const usage = await runImport(site, folder, files);
    samples.whole.push({ perThousand: perThousand(usage.cpuMs + usage.postgresMs) });
    samples.process.push({ perThousand: perThousand(usage.cpuMs) });
    const parser = join(benchDir, 'yardsticks/parse-tags.mjs');
    const parsed = await runWithUsage([parser, folder], {});
    samples.parser.push({ perThousand: perThousand(parsed.cpuMs) });
  }
  return Object.entries(figures).map(([name, figure]) =>
    row('P8', figure, ratioOf(samples[name], samples.parser, 'perThousand'), { goal, unit: 's/1000' }),
  );
}

const perThousand = (milliseconds) => milliseconds / files;

async function memory(site, large, figure) {
  const folder = tempFolder('growth');
  writeLibrary(join(folder, 'small'), 1_000, 1_000_000);
  writeLibrary(join(folder, 'large'), large, 2_000_000);
  const samples = { small: [], large: [] };
  for (let round = 0; round < Math.min(3, plan.rounds); round++) {
    for (const [name, count] of Object.entries({ small: 1_000, large })) {
      await withDatabase(site, emptyCatalogue);
      samples[name].push(await runImport(site, join(folder, name), count));
    }
  }
  const growth = row('P10', figure, ratioOf(samples.large, samples.small, 'rssMb'), {
    goal: 1.2,
    unit: 'MB',
  });
  const limit = samples.large.map((sample) => ({ rssMb: sample.rssMb, limit: 180 }));
  const against = limit.map(() => ({ rssMb: 180 }));
  const peak = median(samples.large.map((sample) => sample.peakMb)).toFixed(0);
  return [
    growth,
    row('P10', `memory at the end ÷ 180 MB (peak ${peak} MB)`, ratioOf(limit, against, 'rssMb'), {
      goal: 1,
      unit: 'MB',
    }),
  ];
}
