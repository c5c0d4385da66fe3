import type { TrackSummary } from '@kantele/api/contract/tracks';
import { reportedContext } from '../../catalogue/contexts.ts';
import type { PlayContext } from '../../catalogue/play-context.ts';
import type { QueueItem } from '../queue/types.ts';
import { type PlayReport, type PlaySession, sessionHeard, sessionJumped, startSession } from './session.ts';

interface World {
  now(): number;
  uuid(): string;
  report(play: PlayReport): void;
}

/** Follows one start of a track after the other and reports each once enough of it was heard. */
export function createPlays(world: () => World | null) {
  let session: PlaySession | null = null;
  return {
    /** The item is playing; a session that goes on for the same item stays. */
    begin({ id }: QueueItem, track: TrackSummary, context: PlayContext | null) {
      const dependencies = world();
      if (!dependencies || session?.itemId === id) return;
      session = startSession({
        id: dependencies.uuid(),
        itemId: id,
        trackId: track.id,
        startedAt: new Date(dependencies.now()).toISOString(),
        durationMs: track.duration,
        context: context ? reportedContext(context) : undefined,
      });
    },
    /** A reading of the media clock while there is sound, in milliseconds. */
    heard(positionMs: number) {
      if (!session) return;
      const { session: after, report } = sessionHeard(session, positionMs);
      session = after;
      if (report) world()?.report(report);
    },
    jumped() {
      if (session) session = sessionJumped(session);
    },
    end() {
      session = null;
    },
    /** For storing: a reload goes on with the same start. */
    get current() {
      return session;
    },
    resume(stored: PlaySession) {
      session = sessionJumped(stored);
    },
  };
}

export type Plays = ReturnType<typeof createPlays>;
