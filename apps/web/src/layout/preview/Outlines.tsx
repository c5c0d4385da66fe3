import type { EditRegion } from '../../lib/appearance-regions.ts';
import { RegionOutline } from './RegionOutline.tsx';

/** Lines around the parts whose control the editor's pointer or focus is on, where the page shows them. */
export default function Outlines({ regions }: { regions: EditRegion[] }) {
  return regions.flatMap((region) => {
    const elements = [...document.querySelectorAll(`[data-edit="${region}"]`)];
    const element = elements.find((one) => one.checkVisibility());
    return element ? [<RegionOutline key={region} element={element} region={region} />] : [];
  });
}
