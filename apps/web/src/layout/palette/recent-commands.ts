import { parseReference, type Reference } from '../../catalogue/references.ts';

/** What was chosen in the palette: a command by its id, or a thing of the catalogue. */
export type RecentCommand = { id: string; thing?: Reference };

const key = 'kantele.palette';
const most = 6;
function parseCommand(value: unknown): RecentCommand | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, thing } = value as Record<string, unknown>;
  if (typeof id !== 'string') return null;
  if (thing === undefined) return { id };
  if (typeof thing !== 'object' || thing === null) return null;
  // Earlier versions called the kind a type.
  const { type, ...fields } = thing as Record<string, unknown>;
  const reference = parseReference({ kind: type, ...fields });
  return reference && { id, thing: reference };
}

/** What was chosen on this device, newest first. */
export function recentCommands(): readonly RecentCommand[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((one) => parseCommand(one) ?? []).slice(0, most) : [];
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
