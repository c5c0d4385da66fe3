import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from './lib.mjs';

/** Folder → workspace packages it may import (exact specifier or pattern). */
const allowed = {
  'packages/db': [],
  'packages/ui': [],
  'packages/sdk': [],
  'packages/demo-music': [],
  'packages/api': [/^@kantele\/db(\/testing)?$/],
  'apps/web': [/^@kantele\/ui(\/|$)/, /^@kantele\/api\/(contract\/|translate$)/],
  'apps/server': [
    /^@kantele\/api\/(audio-tools|decode-text|folder-names|server|testing|contract\/.*)$/,
    /^@kantele\/db(\/(embedded|testing))?$/,
    /^@kantele\/ui\/theme$/,
    // Only apps/server/src/seed; .dependency-cruiser.mjs checks it.
    /^@kantele\/demo-music$/,
  ],
};
/** What a folder may import as types only: they leave nothing in its build. */
const typesOf = {
  'apps/web': ['@kantele/api/router'],
};
const importPattern =
  /^\s*(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

/** Imports that cross a boundary the architecture draws, as sentences; empty when all is well. */
export function checkBoundaries() {
  const problems = [];
  for (const [folder, rules] of Object.entries(allowed)) {
    for (const file of sources(join(root, folder, 'src'))) {
      const text = readFileSync(file, 'utf8');
      const name = relative(root, file);
      for (const [, isType, from, dynamic] of text.matchAll(importPattern)) {
        const target = from ?? dynamic ?? '';
        if (target.startsWith('.')) {
          const path = relative(root, resolve(dirname(file), target));
          if (!path.startsWith(`${folder}/`)) problems.push(`${name}: reaches out of ${folder} to ${path}.`);
          problems.push(...foreignQueries(folder, name, path));
        } else if (target.startsWith('@kantele/')) {
          const routerType = isType && (typesOf[folder] ?? []).includes(target);
          if (!routerType && !rules.some((rule) => rule.test(target)))
            problems.push(`${name}: may not import ${target}.`);
        }
      }
    }
  }
  return problems;
}

/** A table has one owner: domains of packages/api do not read each other's `queries.ts`. */
function foreignQueries(folder, from, to) {
  if (folder !== 'packages/api' || !/(^|\/)queries\.ts$/.test(to) || /(\.test|\/testing)\.ts$/.test(from))
    return [];
  const domain = (path) => path.split('/')[3] ?? '';
  const shared = new Set(['images']);
  if (domain(from) === domain(to) || shared.has(domain(to)) || domain(from) === 'core') return [];
  return identity.has(domain(from)) && identity.has(domain(to))
    ? []
    : [`${from}: reads queries of another domain (${to}).`];
}
/** Sign-in, settings and roles make up one bootstrap; they read each other. */
const identity = new Set([
  'auth',
  'users',
  'roles',
  'settings',
  'appearance',
  'social-login',
  'access-tokens',
]);

function sources(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(ts|tsx)$/.test(name) && !name.endsWith('.gen.ts') ? [path] : [];
  });
}
