import type { ManagedTrack } from '@kantele/api/contract/tracks';
import { line } from '@kantele/api/translate';

export const statusWords: Record<ManagedTrack['status'], string> = {
  processing: line('Processing'),
  ready: line('Ready'),
  failed: line('Failed'),
  missing: line('File missing'),
};
export const statuses = Object.keys(statusWords) as ManagedTrack['status'][];
export const statusTone = {
  processing: 'info',
  ready: 'positive',
  failed: 'danger',
  missing: 'danger',
} as const;
