import { z } from 'zod';
import { id } from '../../core/contract.ts';
import { line } from '../../core/translate.ts';
import { imageUrl } from '../../images/view.ts';
import { defineKind, nameIn } from '../kind.ts';

/** An artist one follows writes to all followers. */
export const announcement = defineKind({
  id: 'announcement',
  label: line('News from artists you follow'),
  group: 'following',
  data: z.object({
    artist: z.object({ id, name: z.string(), slug: z.string(), image: z.string().nullable() }),
    title: z.string(),
    body: z.string(),
  }),
  channels: { in_app: true, email: true, browser: false },
  say: ({ t, data: { artist, title, body } }) => ({
    image: artist.image === null ? null : imageUrl({ hash: artist.image }, 160),
    icon: 'mic',
    lines: [`${nameIn(artist.name)}: ${title}`, body],
    link: { action: `/artist/${artist.id}/${artist.slug}`, label: t('Show artist') },
  }),
});
