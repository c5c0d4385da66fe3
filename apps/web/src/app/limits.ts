import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { useBoot } from './boot.tsx';

/** Most kbit/s the visitor may hear; null for any. The server decides: this only spares asking for more. */
export function qualityLimitOf({ user, guest_role: guests }: BootstrapData): number | null {
  const { permissions } = user ?? guests;
  if (permissions.some(({ name }) => name === 'admin')) return null;
  const play = permissions.find(({ name }) => name === 'music.play');
  const value = play?.restrictions.find(({ name }) => name === 'quality')?.value;
  return typeof value === 'number' ? value : null;
}

/** {@link qualityLimitOf} for components. */
export function useQualityLimit(): number | null {
  return qualityLimitOf(useBoot().data);
}
