import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { tagRows } from './rest.ts';
import { tagsRouter } from './router.ts';

export const tags = {
  name: 'tags',
  routers: { tags: tagsRouter },
  rows: tagRows,
  about: ['Tags', 'Tags with their tracks.'],
  contract,
} satisfies Domain;
