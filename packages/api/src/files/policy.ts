import { type Actor, can } from '../core/actor.ts';

/** Whether somebody may see, change and remove an entry: its owner, and who manages files. */
export function canEditFile(actor: Actor, entry: { owner_id: number }): boolean {
  if (actor.kind === 'user' && actor.id === entry.owner_id) return true;
  return can(actor, 'files.manage');
}

/** Whether somebody may load the content: anybody of the disk `public`, as long as it is not in the trash. */
export function canLoadFile(
  actor: Actor,
  entry: { owner_id: number; disk: 'public' | 'uploads'; deleted_at: Date | null },
): boolean {
  return (entry.disk === 'public' && entry.deleted_at === null) || canEditFile(actor, entry);
}
