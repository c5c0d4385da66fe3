import type { Actor } from '../../core/actor.ts';

/** A token that is bound to a workspace reaches no other. */
export function reaches(actor: Actor, workspaceId: number): boolean {
  const bound = actor.kind === 'user' ? (actor.token?.workspaceId ?? null) : null;
  return bound === null || bound === workspaceId;
}

/** Whether an invitation lets somebody in. */
export function isOpen(
  { expires_at, uses, max_uses }: { expires_at: Date; uses: number; max_uses: number },
  now: Date,
): boolean {
  return expires_at > now && uses < max_uses;
}
