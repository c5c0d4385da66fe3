import type { Library } from '@kantele/api/contract/imports';
import { line } from '@kantele/api/translate';

type Tone = 'neutral' | 'positive' | 'info' | 'warning' | 'danger';

/** Whether an import of it is under way, or waits for its turn. */
export const isActive = ({ state }: Pick<Library, 'state'>): boolean =>
  state === 'importing' || state === 'queued';

/** What is said of a library in a word, in English. */
export function stateOf({ state, last_import }: Pick<Library, 'state' | 'last_import'>): {
  label: string;
  tone: Tone;
} {
  if (state === 'queued') return { label: line('Waiting'), tone: 'info' };
  if (state === 'importing') return { label: line('Importing'), tone: 'info' };
  if (state === 'needs_confirmation') return { label: line('Files are missing'), tone: 'warning' };
  if (state === 'unreachable') return { label: line('Not reachable'), tone: 'danger' };
  if (last_import === null) return { label: line('Not imported yet'), tone: 'neutral' };
  if (last_import.state === 'failed') return { label: line('Ended early'), tone: 'danger' };
  if (last_import.state === 'cancelled') return { label: line('Stopped'), tone: 'neutral' };
  return { label: line('Imported'), tone: 'positive' };
}
