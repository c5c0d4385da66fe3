import { bodyWith, list, type RestRow } from '../core/rest.ts';

export const settingsRows = [
  {
    method: 'GET',
    path: 'bootstrap-data',
    procedure: 'settings.bootstrap',
    summary: 'User, settings, language lines and themes: `data` is base64 of UTF-8 JSON',
    input: (request) => {
      const cookie = request.cookies['be-active-theme'];
      return cookie === undefined ? {} : { active_theme: cookie.slice(0, 40) };
    },
    body: (output) => ({ data: Buffer.from(JSON.stringify(output)).toString('base64') }),
  },
  {
    method: 'GET',
    path: 'value-lists/{names}',
    procedure: 'settings.valueLists',
    summary: 'Time zones by region, countries and languages, by a comma list of names',
    input: (request) => ({ names: list(request.params.names) }),
  },
  {
    method: 'GET',
    path: 'settings',
    procedure: 'settings.list',
    summary: 'Every setting with value, default and schema; secrets only say whether they are set',
    input: (request) => request.query,
  },
  {
    method: 'PUT',
    path: 'settings',
    procedure: 'settings.update',
    summary: 'Changes settings by key: all of them or none',
    input: (request) => bodyWith(request),
  },
  {
    method: 'POST',
    path: 'settings/test-mail',
    procedure: 'settings.testMail',
    summary: 'Sends a mail at once and answers what the mail server said',
    input: (request) => bodyWith(request),
  },
  {
    method: 'POST',
    path: 'settings/test-storage',
    procedure: 'settings.testStorage',
    summary: 'Writes, reads and removes a file',
    input: () => ({}),
  },
  {
    method: 'POST',
    path: 'settings/test-social',
    procedure: 'settings.testSocial',
    summary: 'Whether a sign-in service can be reached with its settings',
    input: (request) => bodyWith(request),
  },
] as const satisfies readonly RestRow[];
