import { main } from '../../../shell/PlayerLayout.css.ts';
import { NotFound } from '../../not-found/NotFound.tsx';

/** In the place of the whole administration, for those who may not enter it. */
export function AdminMissing() {
  return (
    <main id="main" className={main}>
      <NotFound />
    </main>
  );
}
