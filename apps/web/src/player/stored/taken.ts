import type { Player, Saved } from '../player-types.ts';
import { isRecord, isSession, numberIn } from './guards.ts';
import { parseQueue, serialiseQueue } from './queue.ts';

/** What plays, for another tab that goes on with it; null when nothing is loaded. */
export function writeTaken(player: Player): string | null {
  const { queue } = player.state.get();
  if (!queue.current) return null;
  return JSON.stringify({ queue: serialiseQueue(queue, player.tracks), ...player.progress() });
}

/** What another tab has handed over; null when it is nothing that can be read. */
export function readTaken(text: string | null): Saved | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || typeof value.queue !== 'string') return null;
    const found = parseQueue(JSON.parse(value.queue));
    return (
      found && {
        ...found,
        positionMs: numberIn(value.positionMs, 0, Number.MAX_SAFE_INTEGER, 0),
        durationMs: numberIn(value.durationMs, 0, Number.MAX_SAFE_INTEGER, 0),
        play: isSession(value.play) ? value.play : null,
      }
    );
  } catch {
    return null;
  }
}
