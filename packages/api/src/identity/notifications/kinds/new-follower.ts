import { z } from 'zod';
import { slugify } from '../../../core/text/slug.ts';
import { line } from '../../../core/translate.ts';
import { defineKind, nameIn } from '../kind.ts';

/** Somebody follows the receiver. Several at a time are one message. */
export const newFollower = defineKind({
  id: 'new-follower',
  label: line('New followers'),
  group: 'following',
  data: z.object({}),
  channels: { in_app: true, email: false, browser: false },
  groupBy: () => 'me',
  say({ t, people, count }) {
    const [last] = people;
    const name = nameIn(last?.display_name ?? t('Somebody'));
    const text =
      count > 1
        ? t(':name and :count other followed you|:name and :count others followed you', {
            name,
            count: count - 1,
          })
        : t(':name followed you', { name });
    const link = last && {
      action: `/user/${last.id}/${slugify(last.display_name)}`,
      label: t('Show profile'),
    };
    return { image: last?.avatar ?? null, icon: 'user', lines: [text], ...(link ? { link } : {}) };
  },
});
