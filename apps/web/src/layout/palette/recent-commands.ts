import type { AppRouter } from '@kantele/api/router';
import type { inferRouterOutputs } from '@trpc/server';

export type Suggestion = inferRouterOutputs<AppRouter>['search']['suggest']['suggestions'][number];

/** What was chosen in the palette: a command by its id, or a thing of the catalogue. */
export type RecentCommand = { id: string; thing?: Suggestion };

const key = 'kantele.palette';
const most = 6;
const kinds: readonly unknown[] = ['artist', 'album', 'track'];

const isThing = (value: unknown): value is Suggestion => {
  if (typeof value !== 'object' || value === null) return false;
  const { type, id, name, slug, subtitle, image } = value as Record<string, unknown>;
  return (
    kinds.includes(type) &&
    typeof id === 'number' &&
    [name, slug, subtitle].every((text) => typeof text === 'string') &&
    (image === null || typeof image === 'string')
  );
};
const isRecent = (value: unknown): value is RecentCommand => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, thing } = value as Record<string, unknown>;
  return typeof id === 'string' && (thing === undefined || isThing(thing));
};

/** What was chosen on this device, newest first. */
export function recentCommands(): readonly RecentCommand[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberCommand(command: RecentCommand): void {
  const rest = recentCommands().filter(({ id }) => id !== command.id);
  try {
    localStorage.setItem(key, JSON.stringify([command, ...rest].slice(0, most)));
  } catch {
    // Closed or full: then nothing is remembered.
  }
}
