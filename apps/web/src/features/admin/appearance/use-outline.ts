import { useEffect } from 'react';
import type { EditRegion } from '../../../lib/appearance-regions.ts';
import { useLookTools } from './look-context.ts';

/** Handlers of an element that outline parts of the preview while the pointer or the focus is on it. */
export function useOutline(regions: EditRegion[]) {
  const { outline } = useLookTools();
  const names = regions.join();
  // Whoever leaves the screen takes its line along.
  useEffect(() => (names ? () => outline([]) : undefined), [outline, names]);
  if (regions.length === 0) return {};
  const show = () => outline(regions);
  const hide = () => outline([]);
  return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
}
