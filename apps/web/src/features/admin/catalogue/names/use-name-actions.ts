import { trpc } from '../../../../app/trpc.ts';
import { inBulk } from '../../../../catalogue/lists/in-bulk.ts';
import { type Deletion, useDeletion } from '../../parts/use-deletion.ts';

/** What is done with genres, or with tags; what goes wrong is thrown. */
export interface NameActions {
  /** @returns the id */
  create: (display_name: string) => Promise<number>;
  rename: (id: number, display_name: string) => Promise<unknown>;
  /** @param ids one of them may be `into_id`, which is refused before anything is changed */
  merge: (ids: number[], into_id: number) => Promise<unknown>;
  deletion: Deletion;
}

export function useGenreActions(): NameActions {
  const utils = trpc.useUtils();
  const creating = trpc.genres.create.useMutation();
  const updating = trpc.genres.update.useMutation();
  const merging = trpc.genres.merge.useMutation();
  const removing = trpc.genres.deleteMany.useMutation();
  const restoring = trpc.genres.restore.useMutation();
  return useNameActions(() => utils.genres.invalidate(), {
    create: async (display_name) => (await creating.mutateAsync({ display_name })).genre.id,
    rename: (id, display_name) => updating.mutateAsync({ id, display_name }),
    merge: (ids, into_id) => merging.mutateAsync({ ids, into_id }),
    remove: (ids) => removing.mutateAsync({ ids }),
    restore: ({ undo_id }) => restoring.mutateAsync({ undo_id }),
  });
}

export function useTagActions(): NameActions {
  const utils = trpc.useUtils();
  const creating = trpc.tags.create.useMutation();
  const updating = trpc.tags.update.useMutation();
  const merging = trpc.tags.merge.useMutation();
  const removing = trpc.tags.deleteMany.useMutation();
  const restoring = trpc.tags.restore.useMutation();
  return useNameActions(() => utils.tags.invalidate(), {
    create: async (display_name) => (await creating.mutateAsync({ display_name })).tag.id,
    rename: (id, display_name) => updating.mutateAsync({ id, display_name }),
    merge: (ids, into_id) => merging.mutateAsync({ ids, into_id }),
    remove: (ids) => removing.mutateAsync({ ids }),
    restore: ({ undo_id }) => restoring.mutateAsync({ undo_id }),
  });
}

interface NameCalls extends Omit<NameActions, 'deletion'> {
  remove: (ids: number[]) => Promise<{ undo_id: number }>;
  restore: (undo: { undo_id: number }) => Promise<unknown>;
}

/** @param invalidate has the names themselves read anew; albums and tracks show them */
function useNameActions(invalidate: () => Promise<unknown>, calls: NameCalls): NameActions {
  const utils = trpc.useUtils();
  const refresh = () => Promise.all([invalidate(), utils.albums.invalidate(), utils.tracks.invalidate()]);
  const { remove, restore, ...rest } = calls;
  const deletion = useDeletion({ remove, restore, refresh });
  const afterwards = <Answer>(work: Promise<Answer>) => work.finally(() => void refresh());
  return {
    create: (display_name) => afterwards(rest.create(display_name)),
    rename: (id, display_name) => afterwards(rest.rename(id, display_name)),
    merge: (ids, into_id) => {
      const refusedFirst = ids.toSorted((a, b) => Number(b === into_id) - Number(a === into_id));
      return afterwards(inBulk(refusedFirst, (portion) => rest.merge(portion, into_id)));
    },
    deletion,
  };
}
