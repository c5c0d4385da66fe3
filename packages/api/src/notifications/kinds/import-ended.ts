import { z } from 'zod';
import { id } from '../../core/contract.ts';
import { line } from '../../core/translate.ts';
import { defineKind, nameIn } from '../kind.ts';

/** An import that an admin has started is over. */
export const importEnded = defineKind({
  id: 'import-ended',
  label: line('Imports that have ended'),
  group: 'backstage',
  data: z.object({
    library: z.object({ id, name: z.string() }),
    import_id: id,
    failed: z.boolean(),
    files: z.int(),
  }),
  channels: { in_app: true, email: false, browser: true },
  say: ({ t, data: { library, import_id, failed, files } }) => ({
    image: null,
    icon: 'upload',
    lines: [
      failed
        ? t('The import of :library failed', { library: nameIn(library.name) })
        : t('The import of :library is done', { library: nameIn(library.name) }),
      t(':count file|:count files', { count: files }),
    ],
    link: { action: `/admin/library/imports/${import_id}`, label: t('Show report') },
  }),
});
