import { type Actor, can } from '../../core/actor.ts';

/** Figures of the site and of every artist; others see those of the artists they work for. */
export function canSeeReports(actor: Actor): boolean {
  return can(actor, 'reports.view');
}
