import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { reaches } from '../../platform/memberships/policy.ts';
import { workspacesOf } from './queries.ts';
import { defaultWorkspace, workspaceView } from './view.ts';

/** The default workspace, then those one is a member of, by name. */
export async function listWorkspaces(ctx: Context) {
  const rows = await workspacesOf(ctx.db, userOf(ctx.actor).id);
  const own = rows.filter(({ id }) => reaches(ctx.actor, id)).map(workspaceView);
  return { workspaces: reaches(ctx.actor, 0) ? [defaultWorkspace, ...own] : own };
}

/** A workspace one is a member of. @throws AppError `not_found` */
export async function getWorkspace(ctx: Context, { id }: { id: number }) {
  const { workspaces } = await listWorkspaces(ctx);
  const workspace = workspaces.find((one) => one.id === id);
  if (!workspace) throw notFound();
  return { workspace };
}
