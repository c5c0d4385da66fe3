import type { Visit } from '../../testing-visits.ts';

export const visits: Visit[] = [
  ['imports', (caller) => caller.imports.list({})],
  ['libraries', (caller) => caller.imports.libraries()],
  ['failed files', (caller) => caller.imports.files({ id: 1, per_page: 100 })],
  ['second copies', (caller) => caller.imports.files({ id: 1, state: 'duplicate' })],
  ['the report of a library', (caller) => caller.imports.report({ id: 1 })],
];
