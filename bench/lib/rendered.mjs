import { join } from 'node:path';
import { benchDir } from './processes.mjs';

/** Addresses that differ in `q`, which is part of the cache's key; every run starts where no run has been, eight at a time. */
export function renderedTarget(site, path) {
  let runs = 0;
  return {
    url: site.url + path,
    // The ninth visitor of a busy moment gets the shell, which is no render.
    connections: 8,
    script: join(benchDir, 'lib/distinct-pages.lua'),
    get args() {
      runs += 1;
      return [String(runs * 1_000_000), path];
    },
  };
}
