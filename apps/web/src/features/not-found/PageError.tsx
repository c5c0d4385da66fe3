import { insteadOfPage } from '../../app/later-part.ts';

/** A page whose main thing could not be loaded. */
export const PageError = insteadOfPage(() => import('./views.ts'), 'PageErrorView');
