import type { RestRowsOf } from '../../core/rest.ts';
import type { settingsRouter } from './router.ts';

export const settingsRows = [
  {
    method: 'GET',
    path: 'value-lists/{names}',
    procedure: 'settings.valueLists',
    summary: 'Time zones by region, countries and languages, by a comma list of names',
    params: { names: 'list' },
  },
  {
    method: 'GET',
    path: 'settings',
    procedure: 'settings.list',
    summary: 'Every setting with value, default and schema; secrets only say whether they are set',
    query: { group: 'text' },
  },
  {
    method: 'PUT',
    path: 'settings',
    procedure: 'settings.update',
    summary: 'Changes settings by key: all of them or none',
    body: true,
  },
  {
    method: 'POST',
    path: 'settings/test-mail',
    procedure: 'settings.testMail',
    summary: 'Sends a mail at once and answers what the mail server said',
    body: true,
  },
  {
    method: 'POST',
    path: 'settings/test-storage',
    procedure: 'settings.testStorage',
    summary: 'Writes, reads and removes a file',
  },
  {
    method: 'POST',
    path: 'settings/test-social',
    procedure: 'settings.testSocial',
    summary: 'Whether a sign-in service can be reached with its settings',
    body: true,
  },
] as const satisfies RestRowsOf<typeof settingsRouter, 'settings'>;
