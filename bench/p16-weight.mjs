import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { withLanding } from './lib/landing.mjs';
import { dist } from './lib/processes.mjs';
import { notMeasured, row } from './lib/report.mjs';
import { missingServer, seededSite } from './lib/site.mjs';

export const ids = ['P16', 'P17'];

/** Files of Airsonic Refix's index page, `gzip -9`, in bytes. */
const refix = { script: 154_800, style: 33_800 };
const figures = {
  script: { id: 'P16', text: 'initial script of the home page, gz ÷ Airsonic Refix', goal: 0.84 },
  style: { id: 'P17', text: 'initial styles of the home page, gz ÷ Airsonic Refix', goal: 0.5 },
};
/** What a page of the player may bring along, in bytes (performance budget of the interface). */
const budget = 180_000;
const pages = { home: '/', album: '/album/7/album-number-7', search: '/search/number' };
/** The same for what guests see first when that is the landing page, which plays nothing. */
const landing = { script: 130_000, style: 17_000 };

/** What a guest's first page brings along: the files its document names, and the styles inside it. */
export async function measure() {
  const reason = missingServer();
  if (reason) return Object.values(figures).map(({ id, text, goal }) => notMeasured(id, text, reason, goal));
  const site = await seededSite();
  const sizes = new Map();
  for (const [name, path] of Object.entries(pages)) sizes.set(name, await sizesOf(site.url + path));
  const home = sizes.get('home');
  const first = await withLanding(site, () => sizesOf(`${site.url}/`));
  return [
    ...Object.entries(figures).map(([kind, { id, text, goal }]) =>
      rowOf(id, text, home[kind], refix[kind], goal),
    ),
    ...[...sizes].map(([name, { script }]) =>
      rowOf('P16', `initial script of the ${name} page, gz ÷ its budget`, script, budget, 1),
    ),
    rowOf('P16', 'initial script of the landing page, gz ÷ its budget', first.script, landing.script, 1),
    rowOf('P17', 'initial styles of the landing page, gz ÷ its budget', first.style, landing.style, 1),
  ];
}

async function sizesOf(url) {
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const scripts = addresses(html, /<script\b[^>]*\bsrc="([^"]+)"|<link\b[^>]*\brel="modulepreload"[^>]*>/g);
  const styleFiles = addresses(html, /<link\b[^>]*\brel="stylesheet"[^>]*>/g);
  if (scripts.length === 0) throw new Error(`The document of ${url} names no scripts.`);
  const inline = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]);
  return {
    script: sum(scripts.map(packedFile)),
    style: sum([...styleFiles.map(packedFile), ...inline.map(packed)]),
  };
}

function rowOf(id, text, ours, yardstick, goal) {
  const ratio = ours / yardstick;
  const measured = { ours: ours / 1_000, yardstick: yardstick / 1_000, ratio, min: ratio, max: ratio };
  return row(id, text, measured, { goal, unit: 'kB' });
}

/** Addresses of the tags a pattern finds, each once; the attribute may stand anywhere in the tag. */
function addresses(html, pattern) {
  const found = [...html.matchAll(pattern)].map(
    ([tag, source]) => source ?? /\bhref="([^"]+)"/.exec(tag)?.[1],
  );
  return [...new Set(found.filter(Boolean))];
}

const packed = (data) => gzipSync(data, { level: 9 }).length;

function packedFile(address) {
  const path = join(dist, '../../web/dist/client', address);
  if (!existsSync(path)) throw new Error(`The document names ${address}, which the build does not have.`);
  return packed(readFileSync(path));
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
