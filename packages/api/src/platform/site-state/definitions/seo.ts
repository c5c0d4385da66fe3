import { z } from 'zod';
import { line } from '../../../core/translate.ts';
import { seoKinds, unknownPlaceholders } from '../seo-pages.ts';
import { ownPicture } from './own-picture.ts';
import { hidden, settingsOf } from './row.ts';

const { shown } = settingsOf('appearance');

/** Words and picture of a kind of pages; empty ones follow the product's own. */
const template = z.strictObject({
  title: z.string().trim().max(200),
  description: z.string().trim().max(500),
  image: ownPicture,
});

const templates = z.partialRecord(z.enum(seoKinds), template).superRefine((given, { addIssue }) => {
  for (const kind of seoKinds) {
    for (const field of ['title', 'description'] as const) {
      if (unknownPlaceholders(kind, given[kind]?.[field] ?? '').length === 0) continue;
      const message = line('One of its placeholders is not known on these pages.');
      addIssue({ code: 'custom', path: [kind, field], message });
    }
  }
});

export const seoSettings = {
  seo: shown(
    z.strictObject({
      /** Whether search engines may list pages of the site. */
      listed: z.boolean(),
      templates,
    }),
    { listed: true, templates: {} },
    line('What search engines and shared links show.'),
    hidden,
  ),
} as const;
