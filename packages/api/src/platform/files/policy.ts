import { type Actor, can, canInWorkspace, workspaceIdOf } from '../../core/actor.ts';

interface Owned {
  owner_id: number;
  /** 0: of the owner alone. */
  workspace_id: number;
}

/** What people act for decides what they reach: files of that workspace and no others, or their own. */
function reaches(actor: Actor, entry: Owned): boolean {
  if (actor.kind !== 'user' || entry.workspace_id !== workspaceIdOf(actor)) return false;
  return entry.workspace_id !== 0 || actor.id === entry.owner_id;
}

/** Whether somebody may see an entry: its owner or, of a workspace, every member; and who manages files. */
export function canSeeFile(actor: Actor, entry: Owned): boolean {
  return reaches(actor, entry) || can(actor, 'files.manage');
}

/** Whether somebody may change and remove an entry: its owner or, of a workspace, whose role lets them; and who manages files. */
export function canEditFile(actor: Actor, entry: Owned): boolean {
  const mayChange = entry.workspace_id === 0 || canInWorkspace(actor, 'workspace.drafts');
  return (reaches(actor, entry) && mayChange) || can(actor, 'files.manage');
}

/** Whether somebody may upload: everybody for themselves, for a workspace whose role lets them. */
export function canAddFiles(actor: Actor): boolean {
  return workspaceIdOf(actor) === 0 || canInWorkspace(actor, 'workspace.drafts');
}

/** Whether somebody may load the content: anybody of the disk `public`, as long as it is not in the trash. */
export function canLoadFile(
  actor: Actor,
  entry: Owned & { disk: 'public' | 'uploads'; deleted_at: Date | null },
): boolean {
  return (entry.disk === 'public' && entry.deleted_at === null) || canSeeFile(actor, entry);
}
