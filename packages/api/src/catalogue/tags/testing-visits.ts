import type { Visit } from '../../testing-visits.ts';

export const visits: Visit[] = [
  ['tracks of a tag', (caller) => caller.tags.tracks({ slug: 'tag-3' })],
  ['tags by name', (caller) => caller.tags.list({ orderBy: 'name_desc' })],
];
