import { AppError } from './errors.ts';
import {
  isTrusted,
  type Permission,
  type PermissionName,
  permissionTable,
  type WorkspacePermission,
} from './permissions.ts';

/** Who may call something: everybody, signed-in users, or holders of a permission. */
export type Access = 'open' | 'signed-in' | PermissionName;

/** All that decides whether a procedure may be called. */
export interface Rule {
  access: Access;
  /** Only with a session of the site: a personal access token is not enough. */
  inPerson?: boolean;
  /** Also before the email address is confirmed. */
  unverified?: boolean;
  /** Changes something: a token of scope `read` may not. */
  changes?: boolean;
  /** Reads or copies whole files: it takes as long as that takes. */
  slow?: boolean;
}

/** The team a user acts for, and what their role there lets them do. */
export interface ActiveWorkspace {
  id: number;
  permissions: readonly WorkspacePermission[];
}

export interface UserActor {
  kind: 'user';
  id: number;
  /** Names the session in the table; null for a token. */
  sessionHash: string | null;
  /** The same, where others may read it: it opens nothing. */
  sessionId: number | null;
  /** `workspaceId`: the only workspace it is good for; null for a token of its owner alone. */
  token: { id: number; scope: 'read' | 'write'; workspaceId: number | null } | null;
  /** Null: for themselves, which is the workspace of id 0. */
  workspace: ActiveWorkspace | null;
  /** The request names a workspace that is not theirs, which counts only where guests may not ask. */
  foreignWorkspace?: boolean;
  permissions: readonly Permission[];
  /** False while the site asks for an email address this user has not confirmed. */
  verified: boolean;
  /** When the password was given last in this session. */
  authenticatedAt: Date | null;
  /** The admin behind a session opened as this user. */
  impersonatorId: number | null;
}

/** Who asks. Guests hold the permissions of the guest role; `system` is the product itself (jobs, commands). */
export type Actor =
  | { kind: 'guest'; permissions: readonly Permission[]; guestHash: string | null }
  | UserActor
  | { kind: 'system' };

/** Whether the actor holds the permission; `admin` passes every check. Tokens never hold those used in person. */
export function can(actor: Actor, permission: PermissionName): boolean {
  if (actor.kind === 'system') return true;
  if (actor.kind === 'user' && actor.token && 'inPerson' in permissionTable[permission]) return false;
  return holds(actor.permissions, permission);
}

/** Whether somebody helps to run the site: holds a permission that visitors never have. */
export function isStaff(actor: Actor): boolean {
  return actor.kind === 'system' || actor.permissions.some(({ name }) => isTrusted(name));
}

/** Whether a list of permissions passes a check. */
export function holds(permissions: readonly { name: string }[], permission: PermissionName): boolean {
  return permissions.some(({ name }) => name === permission || name === 'admin');
}

/**
 * @throws AppError `unauthenticated` for a guest, `email_unverified` until the address is confirmed, `forbidden` for
 * a user who lacks the permission or comes with a token that may not, `workspace_forbidden` for one who names a
 * workspace that is not theirs
 */
export function assertAccess(actor: Actor, rule: Rule | Access): void {
  const { access, inPerson, unverified, changes }: Rule = typeof rule === 'string' ? { access: rule } : rule;
  if (actor.kind === 'user') {
    if (!actor.verified && !unverified) throw new AppError('email_unverified');
    if (actor.token && !tokenMay(actor, inPerson, changes)) throw new AppError('forbidden');
  }
  if (access === 'open') return;
  if (actor.kind === 'user' && actor.foreignWorkspace) throw new AppError('workspace_forbidden');
  const allowed = access === 'signed-in' ? actor.kind !== 'guest' : can(actor, access);
  if (!allowed) throw new AppError(actor.kind === 'guest' ? 'unauthenticated' : 'forbidden');
}

/** A token works while its owner may have tokens, within its scope, and never where a session is required. */
function tokenMay(actor: UserActor, inPerson: boolean | undefined, changes: boolean | undefined): boolean {
  if (inPerson || (changes && actor.token?.scope === 'read')) return false;
  return holds(actor.permissions, 'api.access');
}

/** Milliseconds after which dangerous things ask for the password again. */
const recentMs = 3 * 3_600_000;

/** @throws AppError `locked` when the password was not given within three hours, or another time in milliseconds */
export function assertRecent(actor: Actor, now: Date, withinMs = recentMs): asserts actor is UserActor {
  if (actor.kind !== 'user') throw new AppError('unauthenticated');
  const given = actor.authenticatedAt?.getTime() ?? 0;
  if (now.getTime() - given > withinMs) throw new AppError('locked');
}

/** The user who asks. @throws AppError `unauthenticated` for guests and the product itself */
export function userOf(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw new AppError('unauthenticated');
  return actor;
}

/** Id of the workspace somebody acts for; 0 for themselves. */
export function workspaceIdOf(actor: Actor): number {
  return actor.kind === 'user' ? (actor.workspace?.id ?? 0) : 0;
}

/** Whether the role of the actor in the workspace they act for holds a permission; nobody’s does who acts for themselves. */
export function canInWorkspace(actor: Actor, permission: WorkspacePermission): boolean {
  return actor.kind === 'user' && (actor.workspace?.permissions.includes(permission) ?? false);
}
