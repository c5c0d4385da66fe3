import type { BackstageRequest } from '@kantele/api/contract/backstage';
import { line } from '@kantele/api/translate';

export const requestWords: Record<BackstageRequest['state'], string> = {
  pending: line('Waiting for a decision'),
  approved: line('Approved'),
  denied: line('Denied'),
};
export const requestTone = { pending: 'info', approved: 'positive', denied: 'danger' } as const;

export const kindWords: Record<BackstageRequest['kind'], string> = {
  become: line('Become an artist'),
  claim: line('Work for an artist'),
  verify: line('Verify an artist'),
};
