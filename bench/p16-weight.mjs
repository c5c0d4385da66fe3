import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
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

/** What a guest's first page brings along: the files its document names, and the styles inside it. */
export async function measure() {
  const reason = missingServer();
  if (reason) return Object.values(figures).map(({ id, text, goal }) => notMeasured(id, text, reason, goal));
  const site = await seededSite();
  const html = await (await fetch(site.url, { headers: { accept: 'text/html' } })).text();
  const scripts = addresses(html, /<script\b[^>]*\bsrc="([^"]+)"|<link\b[^>]*\brel="modulepreload"[^>]*>/g);
  const styleFiles = addresses(html, /<link\b[^>]*\brel="stylesheet"[^>]*>/g);
  if (scripts.length === 0) {
    const missing = 'the document names no scripts';
    return Object.values(figures).map(({ id, text, goal }) => notMeasured(id, text, missing, goal));
  }
  const inline = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]);
  const sizes = {
    script: sum(scripts.map(packedFile)),
    style: sum([...styleFiles.map(packedFile), ...inline.map(packed)]),
  };
  return Object.entries(figures).map(([kind, { id, text, goal }]) => {
    const ratio = sizes[kind] / refix[kind];
    const measured = {
      ours: sizes[kind] / 1_000,
      yardstick: refix[kind] / 1_000,
      ratio,
      min: ratio,
      max: ratio,
    };
    return row(id, text, measured, { goal, unit: 'kB' });
  });
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
