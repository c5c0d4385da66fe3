import type { Database, Db, Transaction } from '@kantele/db';
import type { ActiveWorkspace, UserActor } from '../core/actor.ts';
import { AppError, invalid } from '../core/errors.ts';
import { isWorkspacePermission } from '../core/permissions.ts';
import { memberRow } from './member-queries.ts';

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
  const row = await memberRow(db, workspaceId, userId);
  if (!row) return null;
  return {
    id: workspaceId,
    permissions: row.permissions.flatMap(({ name }) => (isWorkspacePermission(name) ? [name] : [])),
  };
}

/**
 * The one place that decides which workspace a request is for. The query says it, else the cookie; what they say has to
 * agree with each other, with the membership, which is read anew each time, and with the token, which may be bound to one.
 * A cookie alone that names a workspace one is no member of (any more) counts as none: it is only what a browser remembers.
 * @throws AppError `workspace_forbidden`; `invalid` on `workspaceId` for what is no id
 */
export async function inWorkspace(
  db: Executor,
  actor: UserActor,
  { query, cookie }: NamedWorkspace,
): Promise<UserActor> {
  const asked = query === undefined ? null : workspaceId(query);
  const kept = cookie !== undefined && isId(cookie) ? Number(cookie) : null;
  const bound = actor.token?.workspaceId ?? null;
  if (asked !== null && kept !== null && asked !== kept) throw new AppError('workspace_forbidden');
  if (asked !== null && bound !== null && asked !== bound) throw new AppError('workspace_forbidden');
  const id = bound ?? asked ?? kept ?? 0;
  if (id === 0) return actor;
  const workspace = await membershipOf(db, actor.id, id);
  if (!workspace && asked === null && bound === null) return actor;
  if (!workspace) throw new AppError('workspace_forbidden');
  return { ...actor, workspace };
}

/** For guests, who are in no workspace. @throws AppError as `inWorkspace` */
export function assertNoWorkspace({ query }: NamedWorkspace): void {
  if (query !== undefined && workspaceId(query) !== 0) throw new AppError('workspace_forbidden');
}

const isId = (text: string) => /^(0|[1-9]\d{0,14})$/.test(text);

/** @throws AppError `invalid` on `workspaceId` for another thing than an id, given once */
function workspaceId(value: unknown): number {
  if (typeof value !== 'string' || !isId(value)) throw invalid('workspaceId', 'This is not valid.');
  return Number(value);
}
