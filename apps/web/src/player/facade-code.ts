import { laterModule } from '../app/later-part.ts';

/** What the player is to pages before its rules have come: needed everywhere but on the landing page. */
export const facadeCode = laterModule(() => import('./lazy-facade.ts'));
