import { Suspense } from 'react';
import { laterPart } from '../later-part.ts';

const View = laterPart(() => import('./EmptyCatalogueView.tsx'));

/** In the place of lists on a site without music; most sites never need its code. */
export function EmptyCatalogue() {
  return (
    <Suspense fallback={null}>
      <View />
    </Suspense>
  );
}
