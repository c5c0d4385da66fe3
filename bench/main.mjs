import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { benchDir, cleanUp, has } from './lib/processes.mjs';
import { notMeasured, saveResults, tableOf } from './lib/report.mjs';
import { plan } from './lib/rounds.mjs';

/**
 * Runs the questions of this folder one after the other and prints one table.
 * `--only P11,P13`: these; `--quick`: two rounds, small uploads; `--full`: the large import too;
 * `--peers`: other servers too; `--load 60`: seconds of the mixed load before memory is read (30 with `--quick`, 600 with
 * `--full`).
 */
const args = process.argv.slice(2);
const only = argument('--only')
  ?.split(',')
  .map((id) => id.trim().toUpperCase());
const full = args.includes('--full');
if (full) plan.loadSeconds = 600;
if (args.includes('--quick')) Object.assign(plan, { rounds: 2, loadSeconds: 30, uploadMb: 30 });
plan.loadSeconds = Number(argument('--load') ?? plan.loadSeconds);
const peers = args.includes('--peers');

let broken = 0;
const rows = [];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(130)));
}
try {
  if (process.platform !== 'linux') throw new Error('CPU time is read from /proc: the benches need Linux.');
  const files = readdirSync(benchDir).filter((name) => /^p\d+-[\w-]+\.mjs$/.test(name));
  for (const name of files.sort()) {
    const question = await import(join(benchDir, name));
    if (only && !question.ids.some((id) => only.includes(id))) continue;
    console.log(`${question.ids.join(', ')} …`);
    try {
      rows.push(...(await question.measure({ full, peers, only })));
    } catch (error) {
      broken += 1;
      console.error(error);
      rows.push(...question.ids.map((id) => notMeasured(id, name, `the bench broke: ${error.message}`)));
    }
  }
} catch (error) {
  broken += 1;
  console.error(error);
} finally {
  await cleanUp();
}
const shown = only ? rows.filter((entry) => only.includes(entry.id.split(' ')[0])) : rows;
console.log(`\n${tableOf(shown)}\n`);
const conditions = conditionsOf();
console.log(
  Object.entries(conditions)
    .map(([name, value]) => `${name} ${value}`)
    .join(' · '),
);
saveResults(conditions, shown);
process.exit(broken === 0 ? 0 : 1);

function argument(name) {
  const index = args.indexOf(name);
  return index < 0 ? undefined : args[index + 1];
}

/** What the figures hang on, as far as it can be asked. */
function conditionsOf() {
  const said = (program, flag, pattern) => {
    const { stdout, stderr } = spawnSync(program, [flag], { encoding: 'utf8' });
    return pattern.exec(`${stdout}${stderr}`)?.[1] ?? 'unknown';
  };
  return {
    processors: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
    node: process.versions.node,
    nginx: has('nginx') ? said('nginx', '-v', /nginx\/(\S+)/) : 'none',
    ffmpeg: has('ffmpeg') ? said('ffmpeg', '-version', /ffmpeg version (\S+)/) : 'none',
    rounds: plan.rounds,
  };
}
