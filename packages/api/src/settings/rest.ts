import type { RestRow } from '../core/rest.ts';

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
] as const satisfies readonly RestRow[];
