import type { z } from 'zod';
import { nameKey, slugify } from '../../core/text/slug.ts';
import type { updateArtist as updateInput } from './contract.ts';

type Fields = Omit<z.output<typeof updateInput>, 'id'>;

/** Columns of an artist for what its form says. */
export function artistColumns({ links, name, ...rest }: Fields) {
  return {
    ...rest,
    ...(links ? { links: JSON.stringify(links) } : {}),
    ...(name ? { name, slug: slugify(name), name_key: nameKey(name) } : {}),
  };
}
