import type { ReportedContext } from '../../catalogue/contexts.ts';
import { advance, counts, type Heard, jumped, unheard } from './heard.ts';

/** What the server is told, in the words of its contract. */
export interface PlayReport {
  id: string;
  track_id: number;
  /** ISO time at which the track started. */
  started_at: string;
  /** Milliseconds. */
  heard_ms: number;
  context?: ReportedContext;
}

/** One start of a track, from its first sound to the next track. */
export interface PlaySession {
  id: string;
  itemId: number;
  trackId: number;
  startedAt: string;
  /** Milliseconds; null when unknown. */
  durationMs: number | null;
  context: PlayReport['context'];
  heard: Heard;
  reported: boolean;
}

export const startSession = (
  session: Pick<PlaySession, 'id' | 'itemId' | 'trackId' | 'startedAt' | 'durationMs' | 'context'>,
): PlaySession => ({ ...session, heard: unheard, reported: false });

export const sessionJumped = (session: PlaySession): PlaySession => ({
  ...session,
  heard: jumped(session.heard),
});

/** Counts what was heard; `report` is given once, when it is enough for a play. */
export function sessionHeard(
  session: PlaySession,
  positionMs: number,
): { session: PlaySession; report: PlayReport | null } {
  const heard = advance(session.heard, positionMs);
  const due = !session.reported && counts(heard, session.durationMs);
  const report = due
    ? {
        id: session.id,
        track_id: session.trackId,
        started_at: session.startedAt,
        heard_ms: Math.round(heard.total),
        ...(session.context ? { context: session.context } : {}),
      }
    : null;
  return { session: { ...session, heard, reported: session.reported || due }, report };
}
