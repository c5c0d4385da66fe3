import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumPath } from '../scripts/chromium.mjs';
import { demoSite } from './lib/demo-site.mjs';
import { withLanding } from './lib/landing.mjs';
import { onCore, tempFolder } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { median, plan } from './lib/rounds.mjs';
import { missingServer } from './lib/site.mjs';

export const ids = ['P18'];

/** The version the design's figures are of; its mobile settings: a phone 4 × slower, a simulated slow 4G. */
const version = '12.8.2';
const goal = 95;
const kinds = ['performance', 'accessibility', 'best-practices', 'seo'];
const run = promisify(execFile);

/** Lighthouse on the pages guests open first: median points of the rounds, 95 ÷ them. */
export async function measure() {
  const reason = missingServer() ?? (chromiumPath() ? null : 'Chromium is not installed');
  if (reason) return [notMeasured('P18', 'Lighthouse', reason)];
  const program = lighthouse();
  if (!program) return [notMeasured('P18', 'Lighthouse', `lighthouse ${version} cannot be installed`)];
  const site = await demoSite();
  const { pagination } = await (await fetch(`${site.url}/api/v1/artists`)).json();
  const [{ id, slug }] = pagination.data;
  const pages = { home: '/', album: site.albumPath, artist: `/artist/${id}/${slug}`, login: '/login' };
  const rows = [];
  for (const [name, path] of Object.entries(pages))
    rows.push(...(await rowsOf(program, name, site.url + path)));
  rows.push(...(await withLanding(site, () => rowsOf(program, 'landing page', `${site.url}/`))));
  return rows;
}

/** Path of its program; null where the registry does not have it. `BENCH_LIGHTHOUSE` names a folder that keeps it. */
function lighthouse() {
  const { BENCH_LIGHTHOUSE: kept } = process.env;
  const folder = kept ?? tempFolder('lighthouse');
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
  try {
    execFileSync('npm', ['install', ...quiet, '--prefix', folder, `lighthouse@${version}`], {
      stdio: 'ignore',
    });
  } catch {
    return null;
  }
  return existsSync(program) ? program : null;
}

async function rowsOf(program, name, url) {
  const reports = [];
  // The first visit fills what the server keeps.
  await fetch(url);
  for (let round = 0; round < plan.rounds; round += 1) reports.push(await visit(program, url));
  const rows = kinds.map((kind) => {
    const points = reports.map(({ categories }) => Math.round(categories[kind].score * 100));
    const ratios = points.map((one) => goal / one);
    const measured = { ours: median(points), yardstick: goal, ratio: goal / median(points) };
    const figure = `${name}: Lighthouse ${kind}, 95 ÷ points`;
    return row(
      'P18',
      figure,
      { ...measured, min: Math.min(...ratios), max: Math.max(...ratios) },
      { goal: 1 },
    );
  });
  const paints = reports.map(({ audits }) => audits['largest-contentful-paint'].numericValue);
  const measured = { ours: median(paints), yardstick: 2_500, ratio: median(paints) / 2_500 };
  const [min, max] = [Math.min(...paints) / 2_500, Math.max(...paints) / 2_500];
  return [...rows, row('P18', `${name}: … LCP ÷ 2.5 s`, { ...measured, min, max }, { goal: 1, unit: 'ms' })];
}

async function visit(program, url) {
  const flags = ['--no-sandbox', '--headless=new', '--disable-dev-shm-usage'].join(' ');
  const options = [
    '--quiet',
    '--output=json',
    `--chrome-flags=${flags}`,
    `--only-categories=${kinds.join()}`,
  ];
  const [command, args] = onCore(1, process.execPath, [program, url, ...options]);
  const env = { ...process.env, CHROME_PATH: chromiumPath() };
  const { stdout } = await run(command, args, { env, maxBuffer: 64 * 1024 ** 2 });
  const report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}
