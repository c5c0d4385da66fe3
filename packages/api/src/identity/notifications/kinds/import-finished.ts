import { z } from 'zod';
import { id } from '../../../core/contract.ts';
import { line } from '../../../core/translate.ts';
import { defineKind, nameIn } from '../kind.ts';

/** A folder that the receiver had imported is done. */
export const importFinished = defineKind({
  id: 'import-finished',
  label: line('Imports you started'),
  group: 'site',
  needs: 'settings.manage',
  data: z.object({
    importId: id,
    path: z.string(),
    state: z.enum(['done', 'failed']),
    added: z.int(),
    failed: z.int(),
  }),
  channels: { in_app: true, email: false, browser: true },
  onceBy: ({ importId }) => String(importId),
  say: ({ t, data: { importId, path, state, added, failed } }) => ({
    image: null,
    icon: 'disc',
    lines: [
      state === 'done'
        ? t('The import of :path is done', { path: nameIn(path) })
        : t('The import of :path failed', { path: nameIn(path) }),
      ...(added > 0 ? [t(':count track came in|:count tracks came in', { count: added })] : []),
      ...(failed > 0
        ? [t(':count file could not be read|:count files could not be read', { count: failed })]
        : []),
    ],
    link: { action: `/admin/library/imports/${importId}`, label: t('Show import') },
  }),
});
