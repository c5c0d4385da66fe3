import type { RestRowsOf } from '../../core/rest.ts';
import type { bootstrapRouter } from './router.ts';

export const bootstrapRows = [
  {
    method: 'GET',
    path: 'bootstrap-data',
    procedure: 'settings.bootstrap',
    summary: 'User, settings, language lines and themes: `data` is base64 of UTF-8 JSON',
    answer: (output) => ({ data: Buffer.from(JSON.stringify(output)).toString('base64') }),
  },
] as const satisfies RestRowsOf<typeof bootstrapRouter, 'settings'>;
