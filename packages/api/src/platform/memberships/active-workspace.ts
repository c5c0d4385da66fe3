import type { Database, Db, Transaction } from '@kantele/db';
import type { ActiveWorkspace, Actor, UserActor } from '../../core/actor.ts';
import { AppError, invalid } from '../../core/errors.ts';
import { isWorkspacePermission } from '../../core/permissions.ts';
import { reaches } from './policy.ts';
import { membershipRow } from './queries.ts';

type Executor = Db | Transaction<Database>;

/** What a request says about the workspace it is for: as it came, unread. */
export interface NamedWorkspace {
  /** Of the query: every value it had. */
  query?: unknown;
  /** Of the cookie `activeWorkspaceId`. */
  cookie?: string | undefined;
}

/** What a user may do in a workspace; null for somebody who is no member. */
export async function membershipOf(
  db: Executor,
  userId: number,
  workspaceId: number,
): Promise<ActiveWorkspace | null> {
  const row = await membershipRow(db, workspaceId, userId);
  if (!row) return null;
  return {
    id: workspaceId,
    permissions: row.permissions.flatMap(({ name }) => (isWorkspacePermission(name) ? [name] : [])),
  };
}

/** The actor as a member of a workspace, whichever the request is for; unchanged when they are none, or come with a token for another. */
export async function asMemberOf(db: Executor, actor: Actor, workspaceId: number): Promise<Actor> {
  if (actor.kind !== 'user' || workspaceId === 0 || !reaches(actor, workspaceId)) return actor;
  const workspace = await membershipOf(db, actor.id, workspaceId);
  return workspace ? { ...actor, workspace } : actor;
}

/**
 * The one place that decides which workspace a request is for. The query says it, else the cookie; what they say has to
 * agree with each other, with the membership, which is read anew each time, and with the token, which may be bound to one.
 * What does not agree is kept as `foreignWorkspace`, which `assertAccess` refuses unless guests may ask, too: whoever
 * signs in or out is let through, and acts for no workspace but the one of the token.
 * A cookie alone that names a workspace one is no member of (any more) counts as none: it is only what a browser remembers.
 * @throws AppError `workspace_forbidden` for a token that is bound to a workspace its owner has left; `invalid` on
 * `workspaceId` for what is no id
 */
export async function inWorkspace(
  db: Executor,
  actor: UserActor,
  { query, cookie }: NamedWorkspace,
): Promise<UserActor> {
  const asked = query === undefined ? null : workspaceId(query);
  const kept = cookie !== undefined && isId(cookie) ? Number(cookie) : null;
  const bound = actor.token?.workspaceId ?? null;
  const id = bound ?? asked ?? kept ?? 0;
  const workspace = id === 0 ? null : await membershipOf(db, actor.id, id);
  if (bound !== null && !workspace) throw new AppError('workspace_forbidden');
  const agrees = asked === null || (asked === (workspace?.id ?? 0) && asked === (kept ?? asked));
  if (agrees) return { ...actor, workspace };
  return { ...actor, workspace: bound === null ? null : workspace, foreignWorkspace: true };
}

/** For guests, who are in no workspace, whatever a browser says whose session has ended. @throws AppError `invalid` as `inWorkspace` */
export function assertIsWorkspace({ query }: NamedWorkspace): void {
  if (query !== undefined) workspaceId(query);
}

const isId = (text: string) => /^(0|[1-9]\d{0,14})$/.test(text);

/** @throws AppError `invalid` on `workspaceId` for another thing than an id, given once */
function workspaceId(value: unknown): number {
  if (typeof value !== 'string' || !isId(value)) throw invalid('workspaceId', 'This is not valid.');
  return Number(value);
}
